package dev.tablewright.runtime.cursor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Positions as bytes: a tag, and what belongs to it. Numbers that are small take one byte. */
final class PositionCodec {

    private static final int START = 0;
    private static final int END = 1;
    private static final int AFTER = 2;
    private static final int SEVERAL = 3;
    private static final int LIMITED = 4;

    private PositionCodec() {}

    static byte[] write(Position position) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(160);
        try {
            write(position, new DataOutputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    /** @throws CursorException if these bytes are no position: another version of this library wrote them */
    static Position read(byte[] bytes) {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        try {
            Position position = read(in);
            if (in.read() >= 0) {
                throw new CursorException(CursorException.Reason.MALFORMED);
            }
            return position;
        } catch (IOException e) {
            throw new CursorException(CursorException.Reason.MALFORMED);
        }
    }

    private static void write(Position position, DataOutputStream out) throws IOException {
        if (position instanceof Position.Start) {
            out.write(START);
        } else if (position instanceof Position.End) {
            out.write(END);
        } else if (position instanceof Position.After after) {
            out.write(AFTER);
            writeKey(after.key(), out);
        } else if (position instanceof Position.Several several) {
            out.write(SEVERAL);
            writeKey(several.last(), out);
            writeNumber(several.parts().size(), out);
            for (Position.Part part : several.parts()) {
                out.writeLong(part.name());
                write(part.position(), out);
            }
        } else if (position instanceof Position.Limited limited) {
            out.write(LIMITED);
            writeNumber(limited.left(), out);
            write(limited.position(), out);
        }
    }

    private static Position read(DataInputStream in) throws IOException {
        return switch (in.readUnsignedByte()) {
            case START -> Position.START;
            case END -> Position.END;
            case AFTER -> new Position.After(readKey(in));
            case SEVERAL -> readSeveral(in);
            case LIMITED -> new Position.Limited(readNumber(in), read(in));
            default -> throw new IOException("no such position");
        };
    }

    private static Position readSeveral(DataInputStream in) throws IOException {
        Map<String, AttributeValue> last = readKey(in);
        int size = readNumber(in);
        List<Position.Part> parts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            parts.add(new Position.Part(in.readLong(), read(in)));
        }
        return new Position.Several(parts, last);
    }

    private static void writeKey(Map<String, AttributeValue> key, DataOutputStream out) throws IOException {
        writeNumber(key.size(), out);
        for (Map.Entry<String, AttributeValue> entry : key.entrySet()) {
            out.writeUTF(entry.getKey());
            AttributeValue value = entry.getValue();
            switch (value.type()) {
                case S -> {
                    out.write('S');
                    out.writeUTF(value.s());
                }
                case N -> {
                    out.write('N');
                    out.writeUTF(value.n());
                }
                case B -> {
                    out.write('B');
                    writeNumber(value.b().asByteArrayUnsafe().length, out);
                    out.write(value.b().asByteArrayUnsafe());
                }
                default ->
                    throw new IllegalArgumentException(
                            "`" + entry.getKey() + "` is no key: it is neither text nor number nor binary");
            }
        }
    }

    private static Map<String, AttributeValue> readKey(DataInputStream in) throws IOException {
        int size = readNumber(in);
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            String name = in.readUTF();
            int type = in.readUnsignedByte();
            if (type == 'S') {
                key.put(name, AttributeValue.fromS(in.readUTF()));
            } else if (type == 'N') {
                key.put(name, AttributeValue.fromN(in.readUTF()));
            } else if (type == 'B') {
                key.put(name, AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(in.readNBytes(readNumber(in)))));
            } else {
                throw new IOException("no such type");
            }
        }
        return key;
    }

    /** Seven bits a byte, the lowest first. */
    private static void writeNumber(int number, DataOutputStream out) throws IOException {
        int rest = number;
        while (rest >>> 7 != 0) {
            out.write((rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }

    private static int readNumber(DataInputStream in) throws IOException {
        int number = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            int next = in.readUnsignedByte();
            number |= (next & 0x7F) << shift;
            if (next < 0x80) {
                return number;
            }
        }
        throw new IOException("no such number");
    }
}
