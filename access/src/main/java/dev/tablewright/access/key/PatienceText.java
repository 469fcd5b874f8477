package dev.tablewright.access.key;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A text that can be read so often and no more: an author's regular expression may otherwise take for ever to say no. */
final class PatienceText implements CharSequence {

    private static final int MOST_READS = 100_000;

    /** That the text was read too often. */
    private static final class OutOfPatience extends RuntimeException {
        private static final long serialVersionUID = 1;

        private OutOfPatience() {
            super(null, null, false, false);
        }
    }

    private final String text;
    private int left = MOST_READS;

    private PatienceText(String text) {
        this.text = text;
    }

    /** Whether a text certainly matches an expression as a whole. */
    static boolean matches(String expression, String text) {
        try {
            return Pattern.compile(expression).matcher(new PatienceText(text)).matches();
        } catch (PatternSyntaxException | OutOfPatience e) {
            return false;
        }
    }

    @Override
    public char charAt(int index) {
        if (--left < 0) {
            throw new OutOfPatience();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
