package dev.tablewright.language.importer;

import dev.tablewright.language.syntax.ScalarWord;

/** Writes texts into YAML so that every tool reads them as texts. */
final class YamlText {

    private YamlText() {}

    /** A text as it may stand as a key or a value, with quotes only where it needs them. */
    static String of(String text) {
        return isPlain(text) ? text : quoted(text);
    }

    private static boolean isPlain(String text) {
        if (text.isEmpty()
                || ScalarWord.NULL.matches(text)
                || ScalarWord.BOOLEAN.matches(text)
                || ScalarWord.OLD_BOOLEAN.matches(text)) {
            return false;
        }
        return isLetter(text.charAt(0))
                && !text.endsWith(" ")
                && text.chars()
                        .allMatch(c -> isLetter(c) || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == ' ');
    }

    private static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                out.append('\\').appendCodePoint(c);
            } else if (isUnprintable(c)) {
                out.append(' ');
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.append('"').toString();
    }

    /** What YAML cannot hold, and marks that nobody sees. */
    private static boolean isUnprintable(int c) {
        return Character.isISOControl(c)
                || Character.getType(c) == Character.SURROGATE
                || Character.getType(c) == Character.FORMAT
                || c == 0x2028
                || c == 0x2029
                || c == 0xFFFE
                || c == 0xFFFF;
    }
}
