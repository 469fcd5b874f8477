package dev.tablewright.access.write;

/** What is known of a comparison before a call. */
public enum Truth {
    /** It holds in every call. */
    HOLDS,
    /** It holds in no call. */
    FAILS,
    /** The caller's values decide. */
    GIVEN,
    /** A value decides that only the stored item has. */
    UNKNOWN
}
