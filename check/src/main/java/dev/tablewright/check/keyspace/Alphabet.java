package dev.tablewright.check.keyspace;

import java.util.BitSet;
import java.util.Optional;

/**
 * The characters that texts matching a regular expression can contain, found without running it. Only what is certain
 * is read: characters, classes, groups, alternatives and repetitions. For everything else there is no answer, which means
 * that any character may occur.
 */
public final class Alphabet {

    private static final int ASCII = 0x80;

    private final BitSet characters;
    private final boolean mayBeEmpty;

    private Alphabet(BitSet characters, boolean mayBeEmpty) {
        this.characters = characters;
        this.mayBeEmpty = mayBeEmpty;
    }

    /** The alphabet of a text that matches the whole expression; empty if it cannot be told. */
    public static Optional<Alphabet> of(String expression) {
        return new Reader(expression).read();
    }

    public boolean contains(int character) {
        return characters.get(character);
    }

    /** Whether the empty text matches. */
    public boolean mayBeEmpty() {
        return mayBeEmpty;
    }

    /** The characters, in order. */
    public String text() {
        StringBuilder text = new StringBuilder();
        characters.stream().forEach(c -> text.append((char) c));
        return text.toString();
    }

    /** Reads an expression of ASCII characters; anything that it does not know makes it give up. */
    private static final class Reader {

        private final String expression;
        private final BitSet characters = new BitSet();
        private int at;
        private boolean unknown;

        Reader(String expression) {
            this.expression = expression;
        }

        Optional<Alphabet> read() {
            // A condition on a part of the text only says nothing about the rest.
            boolean anchored = expression.startsWith("^")
                    && expression.endsWith("$")
                    && !expression.endsWith("\\$")
                    && !expression.contains("|");
            if (!anchored) {
                return Optional.empty();
            }
            at = 1;
            boolean empty = true;
            while (at < expression.length() - 1 && !unknown) {
                empty &= element();
            }
            return unknown ? Optional.empty() : Optional.of(new Alphabet(characters, empty));
        }

        /** Reads one element with its repetition; whether it can match nothing. */
        private boolean element() {
            char c = expression.charAt(at++);
            if (c == '[') {
                set();
            } else if (c == '\\') {
                escape(false);
            } else if ("(){}*+?.|^$".indexOf(c) >= 0 || c >= ASCII) {
                unknown = true;
            } else {
                characters.set(c);
            }
            return repetition();
        }

        private boolean repetition() {
            if (unknown || at >= expression.length() - 1) {
                return false;
            }
            char c = expression.charAt(at);
            if (c == '*' || c == '?' || c == '+') {
                at++;
                return c != '+';
            }
            if (c != '{') {
                return false;
            }
            int end = expression.indexOf('}', at);
            String least = end < 0 ? "" : expression.substring(at + 1, end).split(",", 2)[0];
            at = end + 1;
            unknown |= !least.matches("[0-9]{1,9}");
            return !unknown && Integer.parseInt(least) == 0;
        }

        private void set() {
            // All but some characters; or a set that has the bracket itself in it, and ends later than it seems.
            if (expression.charAt(at) == '^' || expression.charAt(at) == ']') {
                unknown = true;
                return;
            }
            while (!unknown && at < expression.length() && expression.charAt(at) != ']') {
                int from = member();
                boolean range = at + 1 < expression.length()
                        && expression.charAt(at) == '-'
                        && expression.charAt(at + 1) != ']';
                if (range && from >= 0) {
                    at++;
                    int to = member();
                    unknown |= to < from;
                    characters.set(from, Math.max(from, to) + 1);
                }
            }
            at++;
        }

        /** One character of a set; negative if it stands for several, which are then noted. */
        private int member() {
            char c = expression.charAt(at++);
            if (c == '\\') {
                return escape(true);
            }
            unknown |= c == '[' || c == '&' || c >= ASCII;
            characters.set(c);
            return c;
        }

        private int escape(boolean inSet) {
            char c = at < expression.length() ? expression.charAt(at++) : 0;
            if (c == 'd' || c == 'w') {
                characters.set('0', '9' + 1);
                if (c == 'w') {
                    characters.set('a', 'z' + 1);
                    characters.set('A', 'Z' + 1);
                    characters.set('_');
                }
                // A class cannot be the end of a range.
                unknown |= inSet && at < expression.length() && expression.charAt(at) == '-';
                return -1;
            }
            if (c == 0 || c >= ASCII || Character.isLetterOrDigit(c)) {
                unknown = true;
                return -1;
            }
            characters.set(c);
            return c;
        }
    }
}
