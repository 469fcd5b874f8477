package dev.tablewright.lab.bind;

/**
 * Why a pattern or a write of the model cannot be done.
 *
 * @param message for the author of the model
 */
public record Hindrance(Kind kind, String message) {

    /** What stands in the way. */
    public enum Kind {
        /** The pattern would need a scan. */
        UNSERVED,
        /** A range of values that have several parts. */
        UNCOMPARABLE_RANGE,
        /** What a condition compares with is no value that can be stored. */
        UNWRITABLE_CONSTANT,
        /** A number is added to a parent that cannot be found by its id. */
        PARENT_OUT_OF_REACH
    }
}
