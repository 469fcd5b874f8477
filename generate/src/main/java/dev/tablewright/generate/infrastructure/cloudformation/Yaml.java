package dev.tablewright.generate.infrastructure.cloudformation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What YAML is made of, as far as templates need it. */
sealed interface Yaml {

    /** A text, however it has to be quoted. */
    record Text(String text) implements Yaml {}

    record Whole(long number) implements Yaml {}

    record Truth(boolean truth) implements Yaml {}

    record Sequence(List<Yaml> elements) implements Yaml {
        public Sequence {
            elements = List.copyOf(elements);
        }
    }

    /** Entries in the order in which they were put. */
    final class Mapping implements Yaml {

        private final List<Entry> entries = new ArrayList<>();

        /** @param comment what stands above it; empty: nothing */
        record Entry(String comment, String key, Yaml value) {}

        List<Entry> entries() {
            return entries;
        }

        Mapping put(String key, Yaml value) {
            return put("", key, value);
        }

        Mapping put(String comment, String key, Yaml value) {
            entries.add(new Entry(comment, key, value));
            return this;
        }

        Mapping put(String key, String text) {
            return put(key, new Text(text));
        }

        Mapping put(String key, long number) {
            return put(key, new Whole(number));
        }

        Mapping put(String key, boolean truth) {
            return put(key, new Truth(truth));
        }
    }

    static Mapping mapping() {
        return new Mapping();
    }

    static Sequence sequence(Yaml... elements) {
        return new Sequence(Arrays.asList(elements));
    }

    static Sequence texts(List<String> texts) {
        return new Sequence(texts.stream().<Yaml>map(Text::new).toList());
    }

    /** The name of a table, the ARN of a policy: what a resource is known by. */
    static Yaml ref(String logicalId) {
        return mapping().put("Ref", logicalId);
    }

    static Yaml attribute(String logicalId, String attribute) {
        return mapping().put("Fn::GetAtt", sequence(new Text(logicalId), new Text(attribute)));
    }

    /** A text with <code>${…}</code> in it, which CloudFormation fills. */
    static Yaml filled(String text) {
        return mapping().put("Fn::Sub", text);
    }
}
