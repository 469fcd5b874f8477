package dev.tablewright.synthesis.candidate;

import java.util.Optional;
import java.util.SortedSet;

/**
 * That an entity stands in an index.
 *
 * @param width the attributes that the index must hold of it; empty: all
 * @param gathering the name of the partition that it shares with other entities for the sake of a pattern; empty: nobody's
 */
public record Entry(KeyShape shape, Optional<SortedSet<String>> width, String gathering) {

    @Override
    public String toString() {
        String what = width.map(names -> " with " + String.join(",", names)).orElse("");
        return shape + what + (gathering.isEmpty() ? "" : " in " + gathering);
    }
}
