package dev.tablewright.synthesis.search;

/** Where a pattern reads several entities. */
public enum Place {
    TABLE,
    INDEX,
    APART
}
