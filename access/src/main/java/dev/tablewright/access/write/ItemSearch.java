package dev.tablewright.access.write;

import java.util.Optional;

/**
 * A query that finds items of which a write does not know the key.
 *
 * @param via the attribute that refers to what is known: all that have it are found; empty: one is found by its id
 */
public record ItemSearch(String entity, Optional<String> via) {}
