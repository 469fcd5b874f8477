package dev.tablewright.generate.java;

import dev.tablewright.access.write.StepInput;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What generated code offers its callers: which method of the facade is which pattern and which write, and what each takes. Signatures
 * are printed from it, and whoever calls generated code by reflection finds methods and classes by it.
 *
 * @param facade the simple name of the class, as all classes here
 * @param entities by their names in the model
 * @param appliesStream whether the facade has a method {@code applyStream}
 */
public record JavaApi(
        String packageName,
        String facade,
        Map<String, EntityApi> entities,
        Map<String, PatternApi> patterns,
        Map<String, WriteApi> writes,
        boolean appliesStream) {

    public JavaApi {
        entities = Collections.unmodifiableMap(new LinkedHashMap<>(entities));
        patterns = Collections.unmodifiableMap(new LinkedHashMap<>(patterns));
        writes = Collections.unmodifiableMap(new LinkedHashMap<>(writes));
    }

    /**
     * An entity.
     *
     * @param record whose components are the attributes, in the order of the model
     * @param accessor the method of the facade that returns its repository
     */
    public record EntityApi(String record, String accessor) {}

    /**
     * A record of what a pattern returns of an entity.
     *
     * @param attributes its components: the names of attributes in the model, in order
     */
    public record RowApi(String record, String entity, List<String> attributes) {

        public RowApi {
            attributes = List.copyOf(attributes);
        }
    }

    /** What the method of a pattern returns. */
    public enum Result {
        /** {@code Optional<E>}. */
        ONE,
        /** {@code Map<K, E>}, from a collection of keys. */
        BATCH,
        /** {@code Results<E>}. */
        PAGES,
        /** {@code List<E>}. */
        TOP,
        /** {@code long}. */
        COUNT
    }

    /**
     * The method of a pattern.
     *
     * @param inputs its parameters, in order; of a batch, those of one key
     * @param key of a batch by several values, the record that holds them
     * @param rows what it returns, one for each entity
     */
    public record PatternApi(
            String method, Result result, List<PatternInput> inputs, Optional<String> key, List<RowApi> rows) {

        public PatternApi {
            inputs = List.copyOf(inputs);
            rows = List.copyOf(rows);
        }
    }

    /**
     * A parameter of the method of a pattern.
     *
     * @param type in Java
     * @param parameter as the model calls it; of a range or a prefix, the path of the attribute
     */
    public record PatternInput(Kind kind, String type, String name, String parameter) {

        /** What it is. */
        public enum Kind {
            VALUE,
            /** A {@code Range}. */
            RANGE,
            /** A {@code Range.Bounded}. */
            BOUNDED_RANGE,
            PREFIX
        }

        String declared() {
            return type + " " + name;
        }
    }

    /**
     * The method of a write.
     *
     * @param result its type in Java; empty: it returns nothing
     * @param cascade whether it deletes children, and says how many
     */
    public record WriteApi(String method, List<WriteInput> inputs, String result, boolean cascade) {

        public WriteApi {
            inputs = List.copyOf(inputs);
        }

        String declared() {
            return inputs.stream()
                    .map(input -> input.type() + " " + input.name())
                    .collect(Collectors.joining(", "));
        }

        String arguments() {
            return inputs.stream().map(WriteInput::name).collect(Collectors.joining(", "));
        }
    }

    /**
     * A parameter of the method of a write.
     *
     * @param type in Java
     * @param step whose it is, counted from 0
     */
    public record WriteInput(StepInput input, String type, String name, int step) {}
}
