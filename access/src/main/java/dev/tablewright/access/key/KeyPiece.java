package dev.tablewright.access.key;

import dev.tablewright.keys.SlotEncoding;
import java.util.List;
import java.util.Optional;

/** A piece of a key, seen by one who knows some values and not others. */
public sealed interface KeyPiece {

    /** As it is shown in a key condition. */
    String text();

    /** As a template would have it: braces of a text are doubled, so that nobody takes them for a value. */
    default String shown() {
        return text();
    }

    /** The text that stands here in every call; empty if it depends on the call, or on the item. */
    default Optional<String> fixed() {
        return Optional.empty();
    }

    /** The value that stands here. */
    default Optional<Leaf> leaf() {
        return Optional.empty();
    }

    /** How it is written here; empty for text of the template, and for an attribute that is a key as it is. */
    default Optional<SlotEncoding> encoding() {
        return Optional.empty();
    }

    /** Whether a request can be made without knowing more: one, or one for each of several. */
    default boolean isDetermined() {
        return true;
    }

    /** Whether there is one text only that can stand here in a call. */
    default boolean isSingle() {
        return true;
    }

    /** Text of the template. */
    record Literal(String text) implements KeyPiece {
        @Override
        public Optional<String> fixed() {
            return Optional.of(text);
        }

        @Override
        public String shown() {
            return text.replace("{", "{{").replace("}", "}}");
        }
    }

    /** A value that the caller has. */
    record Given(Leaf value, Optional<SlotEncoding> encoding, Source source) implements KeyPiece {
        @Override
        public Optional<String> fixed() {
            return source instanceof Source.Constant ? Optional.of(text()) : Optional.empty();
        }

        @Override
        public Optional<Leaf> leaf() {
            return Optional.of(value);
        }

        @Override
        public String text() {
            String format = encoding.map(e -> e.slot().format().suffix()).orElse("");
            if (source instanceof Source.Parameter parameter) {
                return "{" + parameter.name() + format + "}";
            }
            Source.Constant constant = (Source.Constant) source;
            return encoding.map(e -> e.encode(constant.value())).orElse(source.text());
        }
    }

    /** A value of which nothing is known, but of which there are few: all of them are asked for. */
    record Each(Leaf value, Optional<SlotEncoding> encoding, List<String> texts, Kind kind) implements KeyPiece {

        public Each {
            texts = List.copyOf(texts);
        }

        @Override
        public Optional<String> fixed() {
            return isSingle() ? Optional.of(texts.get(0)) : Optional.empty();
        }

        /** What there are few of. */
        public enum Kind {
            SHARD,
            WORD
        }

        @Override
        public Optional<Leaf> leaf() {
            return Optional.of(value);
        }

        @Override
        public boolean isSingle() {
            return texts.size() == 1;
        }

        @Override
        public String text() {
            if (isSingle()) {
                return texts.get(0);
            }
            String last = texts.get(texts.size() - 1);
            return kind == Kind.SHARD ? "{" + texts.get(0) + "…" + last + "}" : "{" + String.join("|", texts) + "}";
        }
    }

    /** A time, cut to a unit, that lies in the range that the caller asks for: one unit after another. */
    record Walked(Leaf value, SlotEncoding slot) implements KeyPiece {
        @Override
        public Optional<Leaf> leaf() {
            return Optional.of(value);
        }

        @Override
        public Optional<SlotEncoding> encoding() {
            return Optional.of(slot);
        }

        @Override
        public boolean isSingle() {
            return false;
        }

        @Override
        public String text() {
            return "{" + value.name() + slot.slot().format().suffix() + "}";
        }
    }

    /** A value that the caller does not have. */
    record Open(Leaf value, Optional<SlotEncoding> encoding) implements KeyPiece {
        @Override
        public Optional<Leaf> leaf() {
            return Optional.of(value);
        }

        @Override
        public boolean isDetermined() {
            return false;
        }

        @Override
        public boolean isSingle() {
            return false;
        }

        @Override
        public String text() {
            String format = encoding.map(e -> e.slot().format().suffix()).orElse("");
            return "{" + value.name() + format + "}";
        }
    }
}
