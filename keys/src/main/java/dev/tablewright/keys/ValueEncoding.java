package dev.tablewright.keys;

/** How values enter a key. */
public enum ValueEncoding {
    /** Escaped where a value could be taken for structure: different values always give different keys. */
    ESCAPED,
    /**
     * As they are, for a table that exists already. A value that contains a literal of the template can then give the
     * key of another value, and a key is read back by cutting at the first occurrence of the literal, right or wrong.
     */
    RAW
}
