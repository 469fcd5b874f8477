package dev.tablewright.model.entity;

import java.util.Locale;

/** A way to store a relationship, for an author who insists on one. */
public enum Strategy {
    EMBEDDED,
    COMPLEX_ATTRIBUTE,
    DUPLICATION,
    COMPOSITE_KEY,
    SECONDARY_INDEX,
    HIERARCHICAL_KEY,
    SHALLOW_DUPLICATION,
    ADJACENCY_LIST,
    MATERIALIZED_GRAPH,
    NORMALIZED,
    FOREIGN_KEY,
    JUNCTION_TABLE;

    /** The word for it in a model file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
