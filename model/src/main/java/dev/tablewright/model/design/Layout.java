package dev.tablewright.model.design;

import java.util.Locale;

/** How entities are spread over tables. */
public enum Layout {
    /** All entities in one table with generic keys. */
    SINGLE_TABLE,
    /** A table for each entity. */
    TABLE_PER_ENTITY;

    /** The word for it in a model file: {@code single-table}. */
    public String word() {
        return words().replace(' ', '-');
    }

    /** As people say it: {@code single table}. */
    public String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
