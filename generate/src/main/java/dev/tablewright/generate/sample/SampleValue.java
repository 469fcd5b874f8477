package dev.tablewright.generate.sample;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A value as DynamoDB stores it, one of its ten types. Numbers are kept as their text, binaries in base 64. */
public sealed interface SampleValue {

    /** The type's name in DynamoDB's JSON: {@code S}, {@code NS}, {@code BOOL}. */
    String type();

    /** As a reader wants to see it: a text without quotes, a list in brackets. */
    String plainText();

    /** Inside a collection, where texts need quotes to be told apart. */
    default String quotedText() {
        return plainText();
    }

    /** A text. */
    record S(String value) implements SampleValue {
        @Override
        public String type() {
            return "S";
        }

        @Override
        public String plainText() {
            return value;
        }

        @Override
        public String quotedText() {
            return quoted(value);
        }
    }

    /** A number, as its text: digits and perhaps a sign, a point, an exponent. */
    record N(String value) implements SampleValue {
        @Override
        public String type() {
            return "N";
        }

        @Override
        public String plainText() {
            return value;
        }
    }

    /** Bytes, in base 64. */
    record B(String base64) implements SampleValue {
        @Override
        public String type() {
            return "B";
        }

        @Override
        public String plainText() {
            return base64;
        }
    }

    /** A truth value. */
    record BOOL(boolean value) implements SampleValue {
        @Override
        public String type() {
            return "BOOL";
        }

        @Override
        public String plainText() {
            return Boolean.toString(value);
        }
    }

    /** The one value of the type NULL. */
    record NULL() implements SampleValue {
        @Override
        public String type() {
            return "NULL";
        }

        @Override
        public String plainText() {
            return "null";
        }
    }

    /** A list. */
    record L(List<SampleValue> elements) implements SampleValue {
        public L {
            elements = List.copyOf(elements);
        }

        @Override
        public String type() {
            return "L";
        }

        @Override
        public String plainText() {
            return joined(elements.stream().map(SampleValue::quotedText).toList(), "[", "]");
        }
    }

    /** A map. */
    record M(SortedMap<String, SampleValue> entries) implements SampleValue {
        public M {
            entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
        }

        @Override
        public String type() {
            return "M";
        }

        @Override
        public String plainText() {
            return joined(
                    entries.entrySet().stream()
                            .map(entry ->
                                    entry.getKey() + ": " + entry.getValue().quotedText())
                            .toList(),
                    "{",
                    "}");
        }
    }

    /** A set of texts. */
    record SS(SortedSet<String> values) implements SampleValue {
        public SS {
            values = Collections.unmodifiableSortedSet(new TreeSet<>(values));
        }

        @Override
        public String type() {
            return "SS";
        }

        @Override
        public String plainText() {
            return joined(values.stream().map(SampleValue::quoted).toList(), "{", "}");
        }
    }

    /** A set of numbers, as their texts, in the order in which they were given. */
    record NS(List<String> values) implements SampleValue {
        public NS {
            values = List.copyOf(values);
        }

        @Override
        public String type() {
            return "NS";
        }

        @Override
        public String plainText() {
            return joined(values, "{", "}");
        }
    }

    /** A set of binaries, each in base 64. */
    record BS(SortedSet<String> base64) implements SampleValue {
        public BS {
            base64 = Collections.unmodifiableSortedSet(new TreeSet<>(base64));
        }

        @Override
        public String type() {
            return "BS";
        }

        @Override
        public String plainText() {
            return joined(base64, "{", "}");
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String joined(Collection<String> texts, String open, String close) {
        return texts.stream().collect(Collectors.joining(", ", open, close));
    }
}
