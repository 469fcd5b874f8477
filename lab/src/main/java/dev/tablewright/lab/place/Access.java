package dev.tablewright.lab.place;

/** What may be done at a place. */
public enum Access {
    /** Requests that could change something are refused before they are sent. */
    READ,
    /** Everything. */
    WRITE
}
