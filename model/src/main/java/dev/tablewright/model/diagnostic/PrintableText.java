package dev.tablewright.model.diagnostic;

/**
 * Text that does nothing to the terminal or the log that shows it. Findings quote what stands in a file, and YAML lets a
 * file spell any character, those that move the cursor or turn the direction of writing included.
 */
public final class PrintableText {

    private static final String TAB = "    ";

    private PrintableText() {}

    /** For texts of one line: a line break becomes a space. */
    public static String oneLine(String text) {
        return lines(text).replace('\n', ' ');
    }

    /** For texts of several lines: line breaks stay, each as one line feed. */
    public static String lines(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.replace("\r\n", "\n").codePoints().forEach(c -> {
            if (c == '\t') {
                out.append(TAB);
            } else if (c != '\n' && isUnprintable(c)) {
                out.append('\uFFFD');
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }

    /** Controls, unpaired surrogates, and the marks that would turn the direction of the text around. */
    private static boolean isUnprintable(int c) {
        return Character.isISOControl(c)
                || Character.getType(c) == Character.SURROGATE
                || (c >= 0x200E && c <= 0x200F)
                || (c >= 0x2028 && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0xFEFF;
    }
}
