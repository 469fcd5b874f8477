package dev.tablewright.access.key;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys that can occur, as automata: a whole key is one text, its parts joined by a character that no value can contain.
 * A value that occurs twice is taken for two: so a language may be too large, never too small.
 */
public final class KeyLanguage {

    /** Not a character of Unicode. */
    static final char SEPARATOR = '\uffff';

    private static final Automaton ANYTHING =
            Automaton.makeAnyChar().minus(Automaton.makeChar(SEPARATOR)).repeat();

    private final boolean friendly;
    private final Map<SlotLanguage.Shape, Automaton> slots = new HashMap<>();
    private final Map<List<KeyPart>, Automaton> parts = new HashMap<>();

    /**
     * @param friendly whether only texts are wanted that people like to read, for examples: then the language is too small
     */
    KeyLanguage(boolean friendly) {
        this.friendly = friendly;
    }

    /** All keys with these parts. */
    Automaton of(List<KeyPart> key) {
        return parts.computeIfAbsent(key, this::build);
    }

    private Automaton build(List<KeyPart> key) {
        List<Automaton> row = new ArrayList<>();
        for (KeyPart part : key) {
            if (!row.isEmpty()) {
                row.add(Automaton.makeChar(SEPARATOR));
            }
            part.pieces().forEach(piece -> row.add(of(piece)));
        }
        return concatenated(row);
    }

    /** Never made deterministic: that can take exponentially many states, and took gigabytes for a random design. */
    static Automaton concatenated(List<Automaton> row) {
        return row.isEmpty() ? Automaton.makeEmptyString() : Automaton.concatenate(row);
    }

    /** All that can stand in the place of a piece. */
    Automaton of(KeyPiece piece) {
        if (piece instanceof KeyPiece.Literal literal) {
            return Automaton.makeString(literal.text());
        }
        if (piece instanceof KeyPiece.Each each) {
            return Automaton.makeStringUnion(each.texts().stream().sorted().toArray(CharSequence[]::new));
        }
        if (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant) {
            return Automaton.makeString(given.text());
        }
        Leaf leaf = piece.leaf().orElseThrow();
        SlotLanguage.Shape id = SlotLanguage.Shape.of(leaf, piece.encoding());
        return slots.computeIfAbsent(id, i -> SlotLanguages.of(i, friendly, leaf, piece.encoding()));
    }

    /** Any text at all. */
    static Automaton anything() {
        return ANYTHING;
    }

    /** Any text that begins with one of some characters. */
    static Automaton beginning(FirstCharacters characters) {
        return Automaton.makeCharRange(characters.least(), characters.greatest())
                .concatenate(ANYTHING);
    }

    /** The texts that begin with one that lies between two. */
    static Automaton between(String low, String high) {
        return atLeast(low).intersection(atMost(high));
    }

    private static Automaton atLeast(String low) {
        List<Automaton> ways = new ArrayList<>();
        ways.add(Automaton.makeString(low).concatenate(ANYTHING));
        for (int i = 0; i < low.length(); i++) {
            ways.add(step(low.substring(0, i), above(low.charAt(i))));
        }
        return Automaton.union(ways);
    }

    private static Automaton atMost(String high) {
        List<Automaton> ways = new ArrayList<>();
        ways.add(Automaton.makeString(high).concatenate(ANYTHING));
        for (int i = 0; i < high.length(); i++) {
            ways.add(Automaton.makeString(high.substring(0, i)));
            ways.add(step(high.substring(0, i), below(high.charAt(i))));
        }
        return Automaton.union(ways);
    }

    /** In UTF-8, characters that take two halves come behind all others. */
    private static Automaton above(char c) {
        Automaton halves = range(Character.MIN_SURROGATE, Character.MAX_SURROGATE);
        if (Character.isSurrogate(c)) {
            return range(c + 1, Character.MAX_SURROGATE);
        }
        return range(c + 1, SEPARATOR - 1).union(halves);
    }

    private static Automaton below(char c) {
        Automaton halves = range(Character.MIN_SURROGATE, Character.MAX_SURROGATE);
        if (Character.isSurrogate(c)) {
            return range(0, SEPARATOR - 1).minus(halves).union(range(Character.MIN_SURROGATE, c - 1));
        }
        return range(0, c - 1).minus(halves);
    }

    private static Automaton range(int from, int to) {
        return from > to ? Automaton.makeEmpty() : Automaton.makeCharRange((char) from, (char) to);
    }

    private static Automaton step(String beginning, Automaton next) {
        return Automaton.makeString(beginning).concatenate(next).concatenate(ANYTHING);
    }
}
