package dev.tablewright.language.syntax;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/** A value in a YAML file. */
public sealed interface Node {

    Span span();

    /** What a person would call it. */
    String kind();

    /** Text, a number, a truth value, or nothing at all. */
    record Scalar(String value, Style style, Span span) implements Node {

        /** Whether nothing is written: {@code key:}, {@code key: ~} or {@code key: null}. */
        public boolean isNull() {
            return style == Style.PLAIN && ScalarWord.NULL.matches(value);
        }

        public Name name() {
            return new Name(value, span);
        }

        @Override
        public String kind() {
            if (style != Style.PLAIN) {
                return "a text";
            }
            if (isNull()) {
                return "nothing";
            }
            if (ScalarWord.BOOLEAN.matches(value)) {
                return "a truth value";
            }
            return ScalarWord.NUMBER.matches(value) ? "a number" : "a text";
        }
    }

    /** How a scalar is written. */
    enum Style {
        PLAIN,
        SINGLE_QUOTED,
        DOUBLE_QUOTED,
        LITERAL,
        FOLDED
    }

    /** A list. */
    record Sequence(List<Node> items, boolean flow, Span span) implements Node {
        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Keys and values. No key stands twice. */
    record Mapping(List<Entry> entries, boolean flow, Span span) implements Node {
        public Mapping {
            entries = List.copyOf(entries);
        }

        public Optional<Entry> entry(String key) {
            for (Entry entry : entries) {
                if (entry.key().value().equals(key)) {
                    return Optional.of(entry);
                }
            }
            return Optional.empty();
        }

        public Optional<Node> get(String key) {
            return entry(key).map(Entry::value);
        }

        @Override
        public String kind() {
            return "a mapping";
        }
    }

    /** A key and its value. */
    record Entry(Scalar key, Node value) {

        /** From the key to the end of the value. */
        public Span span() {
            Span from = key.span();
            return from.file()
                    .span(from.start(), Math.max(from.end(), value.span().end()));
        }
    }

    /** Something that could not be read and has been reported: nothing more is to be said about it. */
    record Broken(Span span) implements Node {
        @Override
        public String kind() {
            return "something unreadable";
        }
    }
}
