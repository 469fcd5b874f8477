package dev.tablewright.bench.runtime.straight;

import java.nio.charset.StandardCharsets;

/** Reads JSON from bytes, one value after the other, and makes objects of nothing but texts that are asked for. */
final class JsonReader {

    private byte[] bytes = new byte[0];
    private int end;
    private int at;

    /** Begins with other bytes. */
    void on(byte[] content, int length) {
        bytes = content;
        end = length;
        at = 0;
    }

    /** Whether the next thing is this character; then it is passed over. */
    boolean is(char wanted) {
        if (next() != wanted) {
            return false;
        }
        at++;
        return true;
    }

    void expect(char wanted) {
        if (!is(wanted)) {
            throw new IllegalStateException(wanted + " expected at " + at);
        }
    }

    private byte next() {
        while (at < end && bytes[at] <= ' ') {
            at++;
        }
        if (at == end) {
            throw new IllegalStateException("it ends too early");
        }
        return bytes[at];
    }

    /** The number of a name among those that are known, and past its colon; -1 if it is not among them. */
    int name(byte[][] known) {
        expect('"');
        int start = at;
        int stop = endOfText();
        expect(':');
        for (int i = 0; i < known.length; i++) {
            if (java.util.Arrays.equals(known[i], 0, known[i].length, bytes, start, stop)) {
                return i;
            }
        }
        return -1;
    }

    /** The one letter that says what type a value has, and past its colon. */
    byte tag() {
        expect('"');
        byte tag = bytes[at];
        endOfText();
        expect(':');
        return tag;
    }

    String text() {
        expect('"');
        int start = at;
        int stop = endOfText();
        for (int i = start; i < stop; i++) {
            if (bytes[i] == '\\') {
                return unescaped(start, stop);
            }
        }
        return new String(bytes, start, stop - start, StandardCharsets.UTF_8);
    }

    private String unescaped(int start, int stop) {
        String raw = new String(bytes, start, stop - start, StandardCharsets.UTF_8);
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escape = raw.charAt(++i);
            switch (escape) {
                case 'b' -> text.append('\b');
                case 'f' -> text.append('\f');
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 't' -> text.append('\t');
                case 'u' -> {
                    text.append((char) Integer.parseInt(raw, i + 1, i + 5, 16));
                    i += 4;
                }
                default -> text.append(escape);
            }
        }
        return text.toString();
    }

    /** Where the text ends, and past its quote. */
    private int endOfText() {
        while (bytes[at] != '"') {
            at += bytes[at] == '\\' ? 2 : 1;
        }
        return at++;
    }

    void skip() {
        byte first = next();
        if (first == '"') {
            at++;
            endOfText();
        } else if (first == '{' || first == '[') {
            skipInside();
        } else {
            while (at < end && bytes[at] != ',' && bytes[at] != '}' && bytes[at] != ']') {
                at++;
            }
        }
    }

    private void skipInside() {
        int depth = 0;
        do {
            byte b = bytes[at++];
            if (b == '"') {
                endOfText();
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
            }
        } while (depth > 0);
    }
}
