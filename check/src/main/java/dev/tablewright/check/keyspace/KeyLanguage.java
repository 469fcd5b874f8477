package dev.tablewright.check.keyspace;

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
        return slots.computeIfAbsent(
                id,
                i -> friendly
                        ? SlotLanguage.friendly(leaf, piece.encoding())
                        : SlotLanguage.of(leaf, piece.encoding()));
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
            char c = low.charAt(i);
            if (c < SEPARATOR - 1) {
                ways.add(step(low.substring(0, i), (char) (c + 1), (char) (SEPARATOR - 1)));
            }
        }
        return Automaton.union(ways);
    }

    private static Automaton atMost(String high) {
        List<Automaton> ways = new ArrayList<>();
        ways.add(Automaton.makeString(high).concatenate(ANYTHING));
        for (int i = 0; i < high.length(); i++) {
            char c = high.charAt(i);
            ways.add(Automaton.makeString(high.substring(0, i)));
            if (c > 0) {
                ways.add(step(high.substring(0, i), (char) 0, (char) (c - 1)));
            }
        }
        return Automaton.union(ways);
    }

    private static Automaton step(String beginning, char from, char to) {
        return Automaton.makeString(beginning)
                .concatenate(Automaton.makeCharRange(from, to))
                .concatenate(ANYTHING);
    }
}
