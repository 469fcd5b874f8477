package dev.tablewright.access.request;

import dev.tablewright.access.key.Source;
import dev.tablewright.keys.SlotEncoding;
import java.util.Optional;

/** A piece of the text of a key, in a request or in an item. */
public sealed interface TextPiece {

    <R> R accept(Visitor<R> visitor);

    /** What always stands there. */
    record Text(String text) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.text(this);
        }
    }

    /** A value that the caller gives, or that the item has. */
    record Encoded(ValuePath path, SlotEncoding slot, Source source) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.encoded(this);
        }
    }

    /** One of several values. */
    record Chosen(Loop loop) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chosen(this);
        }
    }

    /** The unit of time that is asked for, in a walk from one to the next. */
    record Unit(ValuePath path, SlotEncoding slot) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.unit(this);
        }
    }

    /**
     * One end of the range that the caller gives.
     *
     * @param least whether it is the least value of the range: in a slot that turns the order round, that is the upper end
     * @param behind what follows the value, so that all that begins with it lies within
     * @param otherwise what stands here, with nothing behind it, if the caller gives no such end
     */
    record End(ValuePath path, SlotEncoding slot, boolean least, String behind, String otherwise) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.end(this);
        }
    }

    /**
     * The beginning of a text that the caller gives.
     *
     * @param slot how texts are written here; empty: as they are
     */
    record Prefix(Optional<SlotEncoding> slot) implements TextPiece {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.prefix(this);
        }
    }

    /** What is made of each kind of piece. */
    interface Visitor<R> {
        R text(Text piece);

        R encoded(Encoded piece);

        R chosen(Chosen piece);

        R unit(Unit piece);

        R end(End piece);

        R prefix(Prefix piece);
    }
}
