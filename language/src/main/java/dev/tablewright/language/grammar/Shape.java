package dev.tablewright.language.grammar;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a value in a model file looks like. */
public sealed interface Shape {

    /** What a person would call it. */
    String description();

    /** Text of a form. */
    record Text(Form form) implements Shape {
        @Override
        public String description() {
            return form.noun();
        }
    }

    /** One of a few words. */
    record Choice(List<String> words) implements Shape {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public String description() {
            String listed = words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
            return words.size() == 1 ? listed : "one of " + listed;
        }
    }

    /** True or false. */
    record Flag() implements Shape {
        @Override
        public String description() {
            return "`true` or `false`";
        }
    }

    /** A whole number between two bounds. */
    record Whole(long min, long max) implements Shape {
        @Override
        public String description() {
            return "a whole number";
        }
    }

    /** A number, or a text with a number in it: {@code 2000000} or {@code 2M}. */
    record Quantity(Form form) implements Shape {
        @Override
        public String description() {
            return form.noun();
        }
    }

    /** The version of the language. */
    record Version(int current) implements Shape {
        @Override
        public String description() {
            return "the version of the language, `" + current + "`";
        }
    }

    /** Any single value. */
    record Literal() implements Shape {
        @Override
        public String description() {
            return "a value";
        }
    }

    /** A list. */
    record ListOf(Shape element) implements Shape {
        @Override
        public String description() {
            return "a list";
        }
    }

    /** Names that the author chose, each with a value. */
    record MapOf(String what, Form key, Shape value) implements Shape {
        @Override
        public String description() {
            return "a mapping of " + what;
        }
    }

    /**
     * Keys that the language knows.
     *
     * @param what whose keys they are, for messages: "an entity"
     * @param choices groups of keys of which exactly one is wanted
     * @param others the form and the shape of keys that the author may choose besides
     * @param saysSomething whether at least one key is wanted, whichever it is
     */
    record Fields(
            String what, List<Field> fields, List<List<String>> choices, Optional<MapOf> others, boolean saysSomething)
            implements Shape {
        public Fields {
            fields = List.copyOf(fields);
            choices = List.copyOf(choices);
        }

        Fields(String what, Field... fields) {
            this(what, List.of(fields), List.of(), Optional.empty(), false);
        }

        Fields choosing(String... keys) {
            return new Fields(what, fields, List.of(List.of(keys)), others, saysSomething);
        }

        Fields and(Form key, Shape value) {
            return new Fields(what, fields, choices, Optional.of(new MapOf("", key, value)), saysSomething);
        }

        Fields sayingSomething() {
            return new Fields(what, fields, choices, others, true);
        }

        @Override
        public String description() {
            return "a mapping with the keys of " + what;
        }

        Optional<Field> field(String name) {
            for (Field field : fields) {
                if (field.name().equals(name)) {
                    return Optional.of(field);
                }
            }
            return Optional.empty();
        }
    }

    /** Several shapes, told apart by being a single value, a list or a mapping. */
    record Either(Optional<Shape> single, Optional<Shape> list, Optional<Shape> mapping) implements Shape {

        static Either of(Shape... shapes) {
            Shape single = null;
            Shape list = null;
            Shape mapping = null;
            for (Shape shape : shapes) {
                if (shape instanceof ListOf) {
                    list = shape;
                } else if (shape instanceof MapOf || shape instanceof Fields) {
                    mapping = shape;
                } else {
                    single = shape;
                }
            }
            return new Either(Optional.ofNullable(single), Optional.ofNullable(list), Optional.ofNullable(mapping));
        }

        List<Shape> alternatives() {
            return Stream.of(single, list, mapping).flatMap(Optional::stream).toList();
        }

        @Override
        public String description() {
            return alternatives().stream().map(Shape::description).collect(Collectors.joining(", or "));
        }
    }

    /**
     * A key that the language knows.
     *
     * @param doc one sentence for the reader of an editor's hover and of the reference page
     */
    record Field(String name, Shape shape, boolean required, String doc) {

        static Field of(String name, Shape shape, String doc) {
            return new Field(name, shape, false, doc);
        }

        static Field required(String name, Shape shape, String doc) {
            return new Field(name, shape, true, doc);
        }
    }
}
