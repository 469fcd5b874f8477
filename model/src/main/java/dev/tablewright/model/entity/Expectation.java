package dev.tablewright.model.entity;

import java.util.Optional;

/**
 * What the author expects of an entity.
 *
 * @param count how many there will be
 * @param itemBytes how large one is; empty: estimated from the types
 */
public record Expectation(Optional<Long> count, Optional<Long> itemBytes) {

    public static final Expectation NONE = new Expectation(Optional.empty(), Optional.empty());
}
