package dev.tablewright.access.key;

import dev.tablewright.model.design.KeyValue;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The value of one physical key attribute, piece by piece.
 *
 * @param value as the design has it
 */
public record KeyPart(KeyValue value, List<KeyPiece> pieces) {

    public KeyPart {
        pieces = List.copyOf(pieces);
    }

    public String attribute() {
        return value.attribute();
    }

    /** Whether it is an attribute of the entity as it is, in its own type. */
    public boolean isDirect() {
        return value instanceof KeyValue.Direct;
    }

    /** Whether nothing in it is unknown to the caller. */
    public boolean isDetermined() {
        return pieces.stream().allMatch(KeyPiece::isDetermined);
    }

    /** The same with other pieces. */
    public KeyPart map(UnaryOperator<KeyPiece> change) {
        return new KeyPart(value, pieces.stream().map(change).toList());
    }

    /** The literal text with which every value begins. */
    public String leadingLiteral() {
        return !pieces.isEmpty() && pieces.get(0) instanceof KeyPiece.Literal literal ? literal.text() : "";
    }

    @Override
    public String toString() {
        return pieces.stream().map(KeyPiece::shown).collect(Collectors.joining());
    }
}
