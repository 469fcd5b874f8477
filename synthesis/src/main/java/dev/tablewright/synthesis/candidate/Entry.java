package dev.tablewright.synthesis.candidate;

import java.util.Optional;
import java.util.SortedSet;

/** That an entity stands in an index. */
public final class Entry {

    private final KeyShape shape;
    private final Optional<SortedSet<String>> width;
    private final String gathering;
    private final String text;

    /**
     * @param width the attributes that the index must hold of it; empty: all
     * @param gathering the name of the partition that it shares with other entities for the sake of a pattern; empty: nobody's
     */
    public Entry(KeyShape shape, Optional<SortedSet<String>> width, String gathering) {
        this.shape = shape;
        this.width = width;
        this.gathering = gathering;
        this.text = shape
                + width.map(names -> " with " + String.join(",", names)).orElse("")
                + (gathering.isEmpty() ? "" : " in " + gathering);
    }

    public KeyShape shape() {
        return shape;
    }

    /** The attributes that the index must hold of it; empty: all. */
    public Optional<SortedSet<String>> width() {
        return width;
    }

    /** The name of the partition that it shares with other entities; empty: nobody's. */
    public String gathering() {
        return gathering;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Entry entry && text.equals(entry.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
