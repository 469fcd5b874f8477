package dev.tablewright.access.request;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Source;
import java.util.List;
import java.util.Optional;

/** A value in a request, or in the key of an item. */
public sealed interface Operand {

    /** The values of an entity that it is made of, each once. */
    default List<ValuePath> paths() {
        return List.of();
    }

    <R> R accept(Visitor<R> visitor);

    /**
     * A text of several pieces.
     *
     * @param whole the part of the key whose value it is; empty if it is only a beginning of it, or an end of a range
     */
    record Composed(Optional<KeyPart> whole, List<TextPiece> pieces) implements Operand {

        public Composed {
            pieces = List.copyOf(pieces);
        }

        @Override
        public List<ValuePath> paths() {
            return pieces.stream()
                    .filter(TextPiece.Encoded.class::isInstance)
                    .map(piece -> ((TextPiece.Encoded) piece).path())
                    .distinct()
                    .toList();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.composed(this);
        }
    }

    /** A value as it is stored, which the caller gives, the model says or the item has. */
    record Stored(ValuePath path, Source source) implements Operand {

        @Override
        public List<ValuePath> paths() {
            return List.of(path);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stored(this);
        }
    }

    /** One of several values of an attribute that is a key as it is. */
    record Chosen(ValuePath path, Loop loop) implements Operand {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chosen(this);
        }
    }

    /**
     * An end of the range that the caller gives, as it is stored; if he gives none, a value beyond which there is no other: of texts and of
     * bytes, the empty one is the least.
     */
    record End(ValuePath path, boolean least) implements Operand {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.end(this);
        }
    }

    /**
     * The lower end of a range of keys that nothing stands before: where it would be empty, the least value that is not. No key is empty,
     * and DynamoDB refuses to compare one with nothing.
     */
    record OrLeast(Operand end) implements Operand {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.orLeast(this);
        }
    }

    /** The text that the caller gives, with which values begin. */
    record Prefix() implements Operand {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.prefix(this);
        }
    }

    /** What items of an entity have in the attribute that says what they are. */
    record TypeOf(String entity) implements Operand {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.typeOf(this);
        }
    }

    /** What is made of each kind of value. */
    interface Visitor<R> {
        R composed(Composed operand);

        R stored(Stored operand);

        R chosen(Chosen operand);

        R end(End operand);

        R orLeast(OrLeast operand);

        R prefix(Prefix operand);

        R typeOf(TypeOf operand);
    }
}
