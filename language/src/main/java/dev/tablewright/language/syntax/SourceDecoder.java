package dev.tablewright.language.syntax;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Turns the bytes of a file into text, or says why it is none. */
public final class SourceDecoder {

    /** Largest file that is read: a model of ten thousand entities fits. */
    public static final int MAX_BYTES = 10 * 1024 * 1024;

    private SourceDecoder() {}

    /** The text of a file. Where the bytes are no text, the findings say so and the text ends there. */
    public static SourceFile decode(String name, byte[] bytes, Diagnostics diagnostics) {
        if (bytes.length > MAX_BYTES) {
            return refuse(name, diagnostics, "this file is larger than " + MAX_BYTES / 1024 / 1024 + " MB");
        }
        if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
            SourceFile file = new SourceFile(name, "");
            diagnostics.report(LanguageCode.INVALID_ENCODING
                    .at(file.span(0, 0), "this file is UTF-16, not UTF-8")
                    .help("save it as UTF-8"));
            return file;
        }
        int start = startsWith(bytes, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        ByteBuffer in = ByteBuffer.wrap(bytes, start, bytes.length - start);
        CharBuffer out = CharBuffer.allocate(bytes.length - start);
        CoderResult result = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(in, out, true);
        String text = out.flip().toString();
        SourceFile file = new SourceFile(name, text);
        if (result.isError()) {
            diagnostics.report(invalidByte(file, bytes[in.position()]));
        }
        return file;
    }

    /** A file that is too large to be read at all. */
    public static SourceFile refuse(String name, Diagnostics diagnostics, String title) {
        SourceFile file = new SourceFile(name, "");
        diagnostics.report(LanguageCode.FILE_TOO_LARGE
                .at(file.span(0, 0), title)
                .note("a model of ten thousand entities is smaller")
                .help("split the model, one file for each service"));
        return file;
    }

    private static Diagnostic invalidByte(SourceFile file, byte found) {
        int end = file.text().length();
        String hex = Integer.toHexString(0x100 | (found & 0xFF)).substring(1).toUpperCase(Locale.ROOT);
        return LanguageCode.INVALID_ENCODING
                .at(file.span(end, end), "this file is not UTF-8")
                .label("the byte 0x" + hex + " behind this place is no part of a character")
                .help("save the file as UTF-8");
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
