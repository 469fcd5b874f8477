package dev.tablewright.generate.code;

import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.TextPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A text that is put together of literals and expressions; literals that meet become one. */
public final class TextParts {

    /** A literal as it is, or an expression of the language. */
    public record Part(boolean literal, String text) {}

    private final List<Part> parts = new ArrayList<>();

    /** The text of a key that an item has, which is made of nothing but its values. */
    public static TextParts of(Operand.Composed text, Function<TextPiece.Encoded, String> values) {
        TextParts parts = new TextParts();
        for (TextPiece piece : text.pieces()) {
            if (piece instanceof TextPiece.Encoded value) {
                parts.value(values.apply(value));
            } else {
                parts.literal(((TextPiece.Text) piece).text());
            }
        }
        return parts;
    }

    public TextParts literal(String text) {
        int last = parts.size() - 1;
        if (last >= 0 && parts.get(last).literal()) {
            parts.set(last, new Part(true, parts.get(last).text() + text));
        } else if (!text.isEmpty()) {
            parts.add(new Part(true, text));
        }
        return this;
    }

    public TextParts value(String expression) {
        parts.add(new Part(false, expression));
        return this;
    }

    public List<Part> parts() {
        return parts;
    }
}
