package dev.tablewright.access.key;

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
    private final Map<Question, Boolean> known = new HashMap<>();

    /** The shapes of two rows, and what may stand behind the first; or an interval and one row. */
    private record Question(List<Object> left, Object tail, List<Object> right) {}

    Overlap(KeyLanguage languages) {
        this.languages = languages;
    }

    /** Whether two parts can have the same value. */
    boolean ofParts(KeyPart left, KeyPart right) {
        return ofRows(left.pieces(), right.pieces(), "", Automaton.makeEmptyString());
    }

    /** Whether a part can have a value that begins with these pieces. */
    boolean ofBeginning(List<KeyPiece> beginning, KeyPart part) {
        return ofRows(beginning, part.pieces(), "anything", KeyLanguage.anything());
    }

    /** Whether a part can have a value that begins with these pieces, and then with one of some characters. */
    boolean ofRange(List<KeyPiece> beginning, FirstCharacters then, KeyPart part) {
        return ofRows(beginning, part.pieces(), then, KeyLanguage.beginning(then));
    }

    /** Whether a part can have a value between two texts. */
    boolean ofInterval(String low, String high, KeyPart part) {
        List<KeyPiece> row = joined(part.pieces());
        Question question = new Question(List.of(low, high), "between", shapes(row));
        return decided(question, () -> KeyLanguage.between(low, high), row);
    }

    /** @param tail what may stand behind the left row, under a name by which it is known again */
    private boolean ofRows(List<KeyPiece> left, List<KeyPiece> right, Object tailName, Automaton tail) {
        List<KeyPiece> one = joined(left);
        List<KeyPiece> other = joined(right);
        if (!stripped(one, other) || (tailName.equals("") && endDifferently(one, other))) {
            return false;
        }
        Question question = new Question(shapes(one), tailName, shapes(other));
        if (tailName.equals("") && question.left().equals(question.right())) {
            return true;
        }
        return decided(question, () -> language(one, tail), other);
    }

    private static List<Object> shapes(List<KeyPiece> row) {
        return row.stream().map(Overlap::shape).toList();
    }

    private boolean decided(Question question, Supplier<Automaton> left, List<KeyPiece> right) {
        Boolean before = known.get(question);
        if (before == null) {
            before = CommonText.canExist(left.get(), language(right, Automaton.makeEmptyString()));
            known.put(question, before);
        }
        return before;
    }

    private Automaton language(List<KeyPiece> pieces, Automaton tail) {
        List<Automaton> row = new ArrayList<>();
        pieces.forEach(piece -> row.add(languages.of(piece)));
        row.add(tail);
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

    private static boolean endDifferently(List<KeyPiece> one, List<KeyPiece> other) {
        return !one.isEmpty()
                && !other.isEmpty()
                && one.get(one.size() - 1) instanceof KeyPiece.Literal left
                && other.get(other.size() - 1) instanceof KeyPiece.Literal right
                && !left.text().endsWith(right.text())
                && !right.text().endsWith(left.text());
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
