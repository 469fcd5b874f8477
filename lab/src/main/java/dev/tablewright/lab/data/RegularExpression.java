package dev.tablewright.lab.data;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a regular expression into an automaton that knows its texts. It knows what people write to describe codes and names
 * (classes, repetitions, alternatives, groups, anchors) and gives up on what looks around or back.
 */
final class RegularExpression {

    /** Of what may be repeated without end, or very often, this many more than needed are enough. */
    private static final int MORE = 40;

    private static final int DEEPEST = 30;
    private static final char FIRST_PRINTABLE = ' ';
    private static final char LAST_PRINTABLE = '~';

    /** That the expression has something in it that is not known here. */
    private static final class GaveUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        private GaveUp() {
            super(null, null, false, false);
        }
    }

    private final String text;
    private int at;
    private int depth;

    private RegularExpression(String text) {
        this.text = text;
    }

    /** The printable texts that match as a whole; empty if that cannot be said. */
    static Optional<Automaton> printable(String expression) {
        RegularExpression reader = new RegularExpression(expression);
        try {
            Automaton all = reader.alternatives();
            if (reader.at < expression.length()) {
                return Optional.empty();
            }
            Automaton printable = all.intersection(
                    Automaton.makeCharRange(FIRST_PRINTABLE, LAST_PRINTABLE).repeat());
            Automaton found = printable.isEmpty() ? all : printable;
            found.minimize();
            return found.isEmpty() ? Optional.empty() : Optional.of(found);
        } catch (GaveUp e) {
            return Optional.empty();
        }
    }

    private Automaton alternatives() {
        List<Automaton> all = new ArrayList<>();
        do {
            all.add(sequence());
        } while (accept('|'));
        return Automaton.union(all);
    }

    private Automaton sequence() {
        List<Automaton> all = new ArrayList<>();
        all.add(Automaton.makeEmptyString());
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            // A text that matches as a whole begins and ends where it should.
            if (!accept('^') && !accept('$')) {
                all.add(repeated(atom()));
            }
        }
        return Automaton.concatenate(all);
    }

    private Automaton atom() {
        char c = text.charAt(at++);
        return switch (c) {
            case '(' -> group();
            case '[' -> CharacterClass.within(this);
            case '\\' -> CharacterClass.escaped(this);
            case '.' -> Automaton.makeCharRange(FIRST_PRINTABLE, LAST_PRINTABLE);
            case '*', '+', '?', '{' -> throw new GaveUp();
            default -> Automaton.makeChar(c);
        };
    }

    private Automaton group() {
        if (++depth > DEEPEST) {
            throw new GaveUp();
        }
        if (accept('?') && !accept(':')) {
            // A group with a name; what looks around has other signs.
            expect('<');
            if (!Character.isLetter(peek())) {
                throw new GaveUp();
            }
            at = text.indexOf('>', at) + 1;
        }
        Automaton inside = alternatives();
        expect(')');
        depth--;
        return inside;
    }

    private Automaton repeated(Automaton once) {
        Automaton all = once;
        if (accept('*')) {
            all = once.repeat(0, MORE);
        } else if (accept('+')) {
            all = once.repeat(1, MORE);
        } else if (accept('?')) {
            all = once.optional();
        } else if (accept('{')) {
            int least = number();
            int most = least;
            if (accept(',')) {
                most = peek() == '}' ? least + MORE : Math.min(number(), least + MORE);
            }
            expect('}');
            all = once.repeat(least, most);
        } else {
            return once;
        }
        if (!accept('?')) {
            accept('+');
        }
        return all;
    }

    private int number() {
        int start = at;
        while (Character.isDigit(peek()) && at - start < 4) {
            at++;
        }
        if (at == start) {
            throw new GaveUp();
        }
        return Integer.parseInt(text, start, at, 10);
    }

    char peek() {
        if (at >= text.length()) {
            throw new GaveUp();
        }
        return text.charAt(at);
    }

    char next() {
        char c = peek();
        at++;
        return c;
    }

    boolean accept(char c) {
        boolean found = at < text.length() && text.charAt(at) == c;
        at += found ? 1 : 0;
        return found;
    }

    void expect(char c) {
        if (!accept(c)) {
            throw giveUp();
        }
    }

    RuntimeException giveUp() {
        return new GaveUp();
    }
}
