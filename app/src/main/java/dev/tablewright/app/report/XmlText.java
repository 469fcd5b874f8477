package dev.tablewright.app.report;

/** Text that an XML 1.0 document can hold; a character that it cannot becomes the replacement character. */
public final class XmlText {

    private XmlText() {}

    public static String of(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isLegal(c) ? c : 0xFFFD));
        return out.toString();
    }

    private static boolean isLegal(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
