package dev.tablewright.access.write;

import dev.tablewright.model.entity.Condition;
import java.util.List;
import java.util.Optional;

/** When something is done that is not done every time. */
public sealed interface Occasion {

    /** The written entity refers to another. */
    record Refers(String attribute) implements Occasion {}

    /** An attribute has a value, or had one. */
    record Given(String attribute, boolean before) implements Occasion {}

    /** An attribute had another value. */
    record Another(String attribute) implements Occasion {}

    /** At least one of these attributes changes. */
    record Changes(List<String> attributes) implements Occasion {
        public Changes {
            attributes = List.copyOf(attributes);
        }
    }

    /** The entity was not there before. */
    record New() implements Occasion {}

    /** A condition of a count or a sum. */
    record Counted(Condition where, Turn turn) implements Occasion {

        /** What becomes of it. */
        public enum Turn {
            HOLDS,
            BEGINS,
            ENDS,
            BEGINS_OR_ENDS
        }
    }

    /** All of several. */
    record All(List<Occasion> all) implements Occasion {
        public All {
            all = List.copyOf(all);
        }
    }

    /** All of these; empty: always. */
    static Optional<Occasion> all(List<Occasion> all) {
        return all.size() > 1 ? Optional.of(new All(all)) : all.stream().findFirst();
    }
}
