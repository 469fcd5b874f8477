package dev.tablewright.app.report;

/** Text that can be encoded as UTF-8: half a surrogate pair becomes the replacement character. */
final class WellFormedText {

    private WellFormedText() {}

    static String of(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isUnpaired(c) ? 0xFFFD : c));
        return out.toString();
    }

    private static boolean isUnpaired(int c) {
        return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    }
}
