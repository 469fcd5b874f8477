package dev.tablewright.keys;

/** How the order of encoded values relates to the order of the values. */
public enum SlotOrder {
    /** Smaller values sort first. */
    ASCENDING,
    /** Larger values sort first. */
    DESCENDING,
    /** The one says nothing about the other. */
    NONE
}
