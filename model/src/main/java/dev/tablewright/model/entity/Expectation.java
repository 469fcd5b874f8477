package dev.tablewright.model.entity;

import dev.tablewright.model.source.Said;
import java.util.Optional;

/**
 * What the author expects of an entity.
 *
 * @param saidCount how many there will be, and where that is said
 * @param saidSize how many bytes one has, and where that is said; empty: estimated from the types
 * @param skew how unequally popular they are
 */
public record Expectation(Optional<Said<Long>> saidCount, Optional<Said<Long>> saidSize, Optional<Skew> skew) {

    public static final Expectation NONE = new Expectation(Optional.empty(), Optional.empty(), Optional.empty());

    /** How many there will be. */
    public Optional<Long> count() {
        return saidCount.map(Said::value);
    }

    /** How large one is; empty: estimated from the types. */
    public Optional<Long> itemBytes() {
        return saidSize.map(Said::value);
    }
}
