package dev.tablewright.runtime.write;

import java.util.OptionalLong;

/** What stood in the way of a write. It names entities, attributes and conditions, and never a value. */
public sealed interface Refusal {

    /** The entity that could not be written. */
    String entity();

    /** There is such an entity already. */
    record Exists(String entity) implements Refusal {

        @Override
        public String toString() {
            return "this " + entity + " exists already";
        }
    }

    /** There is no such entity, or it has expired. */
    record Missing(String entity) implements Refusal {

        @Override
        public String toString() {
            return "this " + entity + " does not exist";
        }
    }

    /**
     * Another entity has this value, which no two may share.
     *
     * @param attribute as the model calls it
     */
    record Taken(String entity, String attribute) implements Refusal {

        @Override
        public String toString() {
            return "another " + entity + " has this `" + attribute + "`";
        }
    }

    /**
     * Somebody else has changed the entity since the caller read it.
     *
     * @param found the version that is stored; empty if it has none
     */
    record Stale(String entity, long expected, OptionalLong found) implements Refusal {

        @Override
        public String toString() {
            String now = found.isPresent() ? "is " + found.getAsLong() : "has none";
            return "this " + entity + " was expected to be of version " + expected + " and " + now;
        }
    }

    /**
     * A condition does not hold.
     *
     * @param condition its name, or what it asks, without values
     */
    record Unmet(String entity, String condition) implements Refusal {

        @Override
        public String toString() {
            return "of this " + entity + ", `" + condition + "` does not hold";
        }
    }

    /**
     * A number would become larger or smaller than the model allows: by an addition, in a parent that counts, or at the end of a sequence.
     *
     * @param attribute as the model calls it
     */
    record OutOfRange(String entity, String attribute) implements Refusal {

        @Override
        public String toString() {
            return "`" + attribute + "` of this " + entity + " would be out of its range";
        }
    }

    /** What the entity belongs to does not exist. */
    record MissingParent(String entity, String parent) implements Refusal {

        @Override
        public String toString() {
            return "the " + parent + " that this " + entity + " belongs to does not exist";
        }
    }
}
