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
        PARENT_OUT_OF_REACH,
        /** What goes along with a deletion is not found by a query, or the deletion is part of a transaction. */
        CHILDREN_OUT_OF_REACH,
        /** An attribute that never changes, or that other writes keep, is set. */
        NOT_SETTABLE
    }
}
