package dev.tablewright.lab.data;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads what stands for one character out of several: {@code [a-z0-9_]}, {@code \d}. */
final class CharacterClass {

    private static final Map<Character, Automaton> CLASSES = Map.of(
            'd', range('0', '9'),
            'w', range('0', '9').union(range('A', 'Z')).union(range('a', 'z')).union(Automaton.makeChar('_')),
            's', Automaton.makeCharSet(" \t\n\r\f"));

    private static final Map<String, Automaton> PROPERTIES = Map.of(
            "L", letters(),
            "Alpha", letters(),
            "IsAlphabetic", letters(),
            "Lu", range('A', 'Z'),
            "Upper", range('A', 'Z'),
            "Ll", range('a', 'z'),
            "Lower", range('a', 'z'),
            "N", range('0', '9'),
            "Digit", range('0', '9'),
            "Alnum", letters().union(range('0', '9')));

    private CharacterClass() {}

    /** The rest of a class whose bracket was just read. */
    static Automaton within(RegularExpression text) {
        boolean negated = text.accept('^');
        List<Automaton> all = new ArrayList<>();
        do {
            all.add(member(text));
        } while (!text.accept(']'));
        Automaton union = Automaton.union(all);
        return negated ? range(' ', '~').minus(union) : union;
    }

    private static Automaton member(RegularExpression text) {
        char c = text.next();
        if (c == '[' || (c == '&' && text.peek() == '&')) {
            throw text.giveUp();
        }
        if (c == '\\') {
            char escaped = text.peek();
            Automaton found = escaped(text);
            if (Character.isLetterOrDigit(escaped)) {
                return found;
            }
            c = escaped;
        }
        if (!text.accept('-')) {
            return Automaton.makeChar(c);
        }
        if (text.peek() == ']') {
            return Automaton.makeCharSet(c + "-");
        }
        char to = text.next();
        if (to == '\\') {
            to = text.next();
        }
        if (to < c || to == '[') {
            throw text.giveUp();
        }
        return range(c, to);
    }

    /** What stands behind a backslash that was just read. */
    static Automaton escaped(RegularExpression text) {
        char c = text.next();
        if (CLASSES.containsKey(c)) {
            return CLASSES.get(c).clone();
        }
        if (CLASSES.containsKey(Character.toLowerCase(c))) {
            return range(' ', '~').minus(CLASSES.get(Character.toLowerCase(c)));
        }
        return switch (c) {
            case 't' -> Automaton.makeChar('\t');
            case 'n' -> Automaton.makeChar('\n');
            case 'r' -> Automaton.makeChar('\r');
            case 'p' -> property(text);
            // The beginning and the end: where a whole text has them anyway.
            case 'A', 'z', 'Z' -> Automaton.makeEmptyString();
            default -> {
                if (Character.isLetterOrDigit(c)) {
                    throw text.giveUp();
                }
                yield Automaton.makeChar(c);
            }
        };
    }

    private static Automaton property(RegularExpression text) {
        StringBuilder name = new StringBuilder();
        if (text.accept('{')) {
            while (!text.accept('}')) {
                name.append(text.next());
            }
        } else {
            name.append(text.next());
        }
        Automaton found = PROPERTIES.get(name.toString());
        if (found == null) {
            throw text.giveUp();
        }
        return found.clone();
    }

    private static Automaton letters() {
        return range('A', 'Z').union(range('a', 'z'));
    }

    private static Automaton range(char from, char to) {
        return Automaton.makeCharRange(from, to);
    }
}
