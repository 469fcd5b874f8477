package dev.tablewright.check.keyspace;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Whether two rows of pieces can become the same text. What they begin with alike is taken away first; usually that
 * decides it, and what is left is of few shapes, so that each is intersected once.
 */
final class Overlap {

    private final KeyLanguage languages;
    private final Map<List<Object>, Boolean> known = new HashMap<>();

    Overlap(KeyLanguage languages) {
        this.languages = languages;
    }

    /** Whether two parts can have the same value. */
    boolean ofParts(KeyPart left, KeyPart right) {
        return ofRows(left.pieces(), right.pieces(), false);
    }

    /** Whether a part can have a value that begins with these pieces. */
    boolean ofBeginning(List<KeyPiece> beginning, KeyPart part) {
        return ofRows(beginning, part.pieces(), true);
    }

    /** Whether a part can have a value between two texts. */
    boolean ofInterval(String low, String high, KeyPart part) {
        List<KeyPiece> row = joined(part.pieces());
        List<Object> id = new ArrayList<>(List.of("between", low, high));
        row.forEach(piece -> id.add(shape(piece)));
        return decided(id, () -> KeyLanguage.between(low, high), row);
    }

    private boolean ofRows(List<KeyPiece> left, List<KeyPiece> right, boolean open) {
        List<KeyPiece> one = joined(left);
        List<KeyPiece> other = joined(right);
        if (!stripped(one, other)) {
            return false;
        }
        if (open && one.isEmpty()) {
            return true;
        }
        List<Object> id = new ArrayList<>();
        one.forEach(piece -> id.add(shape(piece)));
        List<Object> otherId = new ArrayList<>();
        other.forEach(piece -> otherId.add(shape(piece)));
        if (!open && id.equals(otherId)) {
            return true;
        }
        id.add(open ? "open" : "closed");
        id.addAll(otherId);
        return decided(id, () -> language(one, open), other);
    }

    private boolean decided(List<Object> id, Supplier<Automaton> left, List<KeyPiece> right) {
        Boolean before = known.get(id);
        if (before == null) {
            before = !left.get().intersection(language(right, false)).isEmpty();
            known.put(id, before);
        }
        return before;
    }

    private Automaton language(List<KeyPiece> pieces, boolean open) {
        List<Automaton> row = new ArrayList<>();
        pieces.forEach(piece -> row.add(languages.of(piece)));
        if (open) {
            row.add(KeyLanguage.anything());
        }
        return KeyLanguage.concatenated(row);
    }

    /** Takes away the text with which both begin; false if they begin differently. */
    private static boolean stripped(List<KeyPiece> one, List<KeyPiece> other) {
        Optional<String> left = text(one);
        Optional<String> right = text(other);
        if (left.isEmpty() || right.isEmpty()) {
            return true;
        }
        int shared = 0;
        int most = Math.min(left.get().length(), right.get().length());
        while (shared < most && left.get().charAt(shared) == right.get().charAt(shared)) {
            shared++;
        }
        if (shared < most) {
            return false;
        }
        replaceFirst(one, left.get().substring(shared));
        replaceFirst(other, right.get().substring(shared));
        return true;
    }

    private static Optional<String> text(List<KeyPiece> row) {
        return !row.isEmpty() && row.get(0) instanceof KeyPiece.Literal literal
                ? Optional.of(literal.text())
                : Optional.empty();
    }

    private static void replaceFirst(List<KeyPiece> row, String text) {
        if (text.isEmpty()) {
            row.remove(0);
        } else {
            row.set(0, new KeyPiece.Literal(text));
        }
    }

    /** The same row with neighbouring texts, constants among them, joined. */
    private static List<KeyPiece> joined(List<KeyPiece> pieces) {
        List<KeyPiece> row = new ArrayList<>();
        for (KeyPiece piece : pieces) {
            boolean constant = piece instanceof KeyPiece.Literal
                    || (piece instanceof KeyPiece.Given given && given.source() instanceof Source.Constant);
            if (!constant) {
                row.add(piece);
            } else if (!row.isEmpty() && row.get(row.size() - 1) instanceof KeyPiece.Literal before) {
                row.set(row.size() - 1, new KeyPiece.Literal(before.text() + piece.text()));
            } else {
                row.add(new KeyPiece.Literal(piece.text()));
            }
        }
        return row;
    }

    private static Object shape(KeyPiece piece) {
        if (piece instanceof KeyPiece.Literal literal) {
            return literal.text();
        }
        return piece instanceof KeyPiece.Each each
                ? each.texts()
                : SlotLanguage.Shape.of(piece.leaf().orElseThrow(), piece.encoding());
    }
}
