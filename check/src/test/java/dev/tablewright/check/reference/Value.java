package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyData;
import java.util.LinkedHashMap;
import java.util.Map;

/** What an attribute holds. */
sealed interface Value {

    /** A single value; also a reference to an entity with an id of one part. */
    record Scalar(KeyData data) implements Value {
        @Override
        public String toString() {
            return data.type() + " " + Quoted.of(data.plain());
        }
    }

    /** The parts of a composite id, in their order, or the fields of an embedded value. */
    record Compound(Map<String, Value> parts) implements Value {
        public Compound {
            parts = new LinkedHashMap<>(parts);
        }

        @Override
        public String toString() {
            return parts.toString();
        }
    }
}
