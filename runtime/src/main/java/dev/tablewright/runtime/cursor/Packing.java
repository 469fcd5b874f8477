package dev.tablewright.runtime.cursor;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Keys of the shards of one list are nearly the same, and a cursor that knows all of them has to fit into the address of a page. */
final class Packing {

    /** Shorter ones gain nothing. */
    private static final int WORTHWHILE = 200;

    private Packing() {}

    /** The same in fewer bytes, or the same array. */
    static byte[] packed(byte[] bytes) {
        if (bytes.length < WORTHWHILE) {
            return bytes;
        }
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
            byte[] block = new byte[512];
            while (!deflater.finished()) {
                out.write(block, 0, deflater.deflate(block));
            }
            return out.size() < bytes.length ? out.toByteArray() : bytes;
        } finally {
            deflater.end();
        }
    }

    /** Only of what is signed: others could send few bytes that become very many. */
    static byte[] unpacked(byte[] bytes) {
        Inflater inflater = new Inflater(true);
        try {
            // The format wants one more byte than it has, if there is no header.
            inflater.setInput(Arrays.copyOf(bytes, bytes.length + 1));
            ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length * 4);
            byte[] block = new byte[1024];
            while (!inflater.finished()) {
                int more = inflater.inflate(block);
                if (more == 0 && !inflater.finished()) {
                    throw new CursorException(CursorException.Reason.MALFORMED);
                }
                out.write(block, 0, more);
            }
            return out.toByteArray();
        } catch (DataFormatException e) {
            throw new CursorException(CursorException.Reason.MALFORMED);
        } finally {
            inflater.end();
        }
    }
}
