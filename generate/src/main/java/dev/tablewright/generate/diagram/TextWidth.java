package dev.tablewright.generate.diagram;

/**
 * How wide a text is, by a table of our own: what a picture looks like must not depend on the fonts of the machine that
 * drew it. The figures are those of the common sans-serif faces; wide characters of East Asia count double.
 */
enum TextWidth {
    SANS("278278355556556889667191333333389584278333278278"
            + "556556556556556556556556556556278278584584584556"
            + "999667667722722667611778722278500667556833722778"
            + "667778722667611722667944667667611278278278469556"
            + "333556556500556556278556556222222500222833556556"
            + "556556333500278556500722500500500334260334584"),
    BOLD("278333474556556889722238333333389584278333278278"
            + "556556556556556556556556556556333333584584584611"
            + "975722722722722667611778722278556722611833722778"
            + "667778722667611722667944667667611333278333584556"
            + "333556611556611556333611611278278556278889611611"
            + "611611389556333611556778556556500389280389584"),
    MONO("602".repeat(95));

    /** What is cut is shown to be so. */
    private static final String CUT = "\u2026";

    private static final int FIRST = ' ';
    private static final int DIGITS = 3;

    private final String thousandths;

    /** @param thousandths of the size, three digits for each character from the space on */
    TextWidth(String thousandths) {
        this.thousandths = thousandths;
    }

    /** The width at a size, in the unit of the size. */
    double of(String text, double size) {
        return text.codePoints().mapToLong(this::thousandths).sum() * size / 1000;
    }

    /** The text, or as much of its beginning as fits, with dots behind it. */
    String fitting(String text, double size, double room) {
        if (of(text, size) <= room) {
            return text;
        }
        int end = text.length();
        while (end > 0 && of(text.substring(0, end) + CUT, size) > room) {
            end = text.offsetByCodePoints(end, -1);
        }
        return text.substring(0, end).stripTrailing() + CUT;
    }

    private long thousandths(int c) {
        int at = (c - FIRST) * DIGITS;
        if (c >= FIRST && at + DIGITS <= thousandths.length()) {
            return Long.parseLong(thousandths.substring(at, at + DIGITS));
        }
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return isWide(c) ? 1200 : c == CUT.charAt(0) ? 1000 : 720;
    }

    private static boolean isWide(int c) {
        return (c >= 0x1100 && c <= 0x115F)
                || (c >= 0x2E80 && c <= 0xA4CF)
                || (c >= 0xAC00 && c <= 0xD7A3)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0xFE30 && c <= 0xFE6F)
                || (c >= 0xFF00 && c <= 0xFF60)
                || (c >= 0xFFE0 && c <= 0xFFE6)
                || c >= 0x1F000;
    }
}
