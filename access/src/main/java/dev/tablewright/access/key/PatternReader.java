package dev.tablewright.access.key;

import java.util.BitSet;
import java.util.Optional;

/**
 * Reads from a regular expression how long its texts are and which characters they have. It knows what people write to
 * describe an id ({@code ^[a-z0-9]+(-[a-z0-9]+)*$}) and gives up on everything else, which then tells nothing.
 */
final class PatternReader {

    private static final int ASCII = 128;
    private static final int DEEPEST = 20;
    private static final String META = ".^$*+?{}[]()|\\";

    /** That the expression has something in it that tells nothing. */
    private static final class GaveUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        private GaveUp() {
            super(null, null, false, false);
        }
    }

    private final String text;
    private final BitSet alphabet = new BitSet(ASCII);
    private int at;
    private int depth;

    private PatternReader(String text) {
        this.text = text;
    }

    /** What all texts that match have in common; empty if that cannot be said. */
    static Optional<TextShape> read(String expression) {
        if (!expression.startsWith("^") || !expression.endsWith("$") || expression.endsWith("\\$")) {
            return Optional.empty();
        }
        PatternReader reader = new PatternReader(expression.substring(1, expression.length() - 1));
        try {
            // Between alternatives at the top, `^` and `$` would belong to one of them only.
            long characters = reader.sequence();
            return reader.at == reader.text.length()
                    ? Optional.of(new TextShape(characters, Optional.of(reader.alphabet)))
                    : Optional.empty();
        } catch (GaveUp e) {
            return Optional.empty();
        }
    }

    private long alternatives() {
        long longest = sequence();
        while (accept('|')) {
            longest = Math.max(longest, sequence());
        }
        return longest;
    }

    private long sequence() {
        long length = 0;
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            length = sum(length, repeated(atom()));
        }
        return length;
    }

    private long atom() {
        char c = text.charAt(at++);
        if (c == '(') {
            return group();
        }
        if (c == '[') {
            characters();
        } else if (c == '\\') {
            escaped();
        } else if (META.indexOf(c) >= 0) {
            throw new GaveUp();
        } else {
            add(c, c);
        }
        return 1;
    }

    private long group() {
        if (++depth > DEEPEST || (accept('?') && !accept(':'))) {
            throw new GaveUp();
        }
        long length = alternatives();
        expect(')');
        depth--;
        return length;
    }

    private void characters() {
        if (next() == '^' || next() == ']') {
            throw new GaveUp();
        }
        while (next() != ']') {
            char from = text.charAt(at++);
            if (from == '[' || from == '&') {
                throw new GaveUp();
            }
            if (from == '\\') {
                boolean one = escaped();
                // What is escaped can be the beginning of a range: `[\!-z]`.
                if (one && next() == '-' && at + 1 < text.length() && text.charAt(at + 1) != ']') {
                    throw new GaveUp();
                }
            } else if (next() == '-' && at + 1 < text.length() && text.charAt(at + 1) != ']') {
                at++;
                char to = text.charAt(at++);
                if (to == '\\' || to == '[') {
                    throw new GaveUp();
                }
                add(from, to);
            } else {
                add(from, from);
            }
        }
        at++;
    }

    /** Whether it is one character and not a class of them. */
    private boolean escaped() {
        char c = next();
        at++;
        if (c == 'd' || c == 'w') {
            add('0', '9');
        }
        if (c == 'w') {
            add('A', 'Z');
            add('a', 'z');
            add('_', '_');
        }
        if (c != 'd' && c != 'w') {
            // A backslash before a letter or a digit means something else each time.
            if (Character.isLetterOrDigit(c)) {
                throw new GaveUp();
            }
            add(c, c);
            return true;
        }
        return false;
    }

    private long repeated(long length) {
        if (accept('*') || accept('+')) {
            lazyOrPossessive();
            return length == 0 ? 0 : TextShape.UNLIMITED;
        }
        if (accept('?')) {
            lazyOrPossessive();
            return length;
        }
        if (!accept('{')) {
            return length;
        }
        long times = number();
        if (accept(',')) {
            times = next() == '}' ? TextShape.UNLIMITED : number();
        }
        expect('}');
        lazyOrPossessive();
        return product(length, times);
    }

    private void lazyOrPossessive() {
        if (!accept('?')) {
            accept('+');
        }
    }

    private long number() {
        long number = 0;
        int start = at;
        while (Character.isDigit(next()) && at - start < 9) {
            number = number * 10 + Character.digit(text.charAt(at++), 10);
        }
        if (at == start) {
            throw new GaveUp();
        }
        return number;
    }

    private void add(char from, char to) {
        if (to >= ASCII || from > to) {
            throw new GaveUp();
        }
        alphabet.set(from, to + 1);
    }

    private char next() {
        if (at >= text.length()) {
            throw new GaveUp();
        }
        return text.charAt(at);
    }

    private boolean accept(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char c) {
        if (!accept(c)) {
            throw new GaveUp();
        }
    }

    private static long sum(long a, long b) {
        return a == TextShape.UNLIMITED || b == TextShape.UNLIMITED ? TextShape.UNLIMITED : a + b;
    }

    private static long product(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        }
        boolean unlimited = a > Integer.MAX_VALUE || b > Integer.MAX_VALUE;
        return unlimited ? TextShape.UNLIMITED : a * b;
    }
}
