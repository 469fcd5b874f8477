package dev.tablewright.model.design;

/** How entities are spread over tables. */
public enum Layout {
    /** All entities in one table with generic keys. */
    SINGLE_TABLE,
    /** A table for each entity. */
    TABLE_PER_ENTITY
}
