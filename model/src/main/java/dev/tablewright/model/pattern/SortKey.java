package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;

/** An attribute by which results are ordered: {@code placedAt}, or {@code -placedAt} for the newest first. */
public record SortKey(AttributePath path, boolean descending) {

    @Override
    public String toString() {
        return (descending ? "-" : "") + path;
    }
}
