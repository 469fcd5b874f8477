package dev.tablewright.model.design;

/** How values enter a key. */
public enum KeyEncoding {
    /** Escaped where a value could be taken for structure: no value can imitate a delimiter. */
    ESCAPED,
    /** As they are: for a table that exists already. */
    RAW
}
