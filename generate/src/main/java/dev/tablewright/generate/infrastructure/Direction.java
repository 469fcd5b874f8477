package dev.tablewright.generate.infrastructure;

import dev.tablewright.capacity.heat.PartitionLimit;

/** What capacity is for. */
public enum Direction {
    READ("Read", PartitionLimit.READ),
    WRITE("Write", PartitionLimit.WRITE);

    private final String word;
    private final PartitionLimit kind;

    Direction(String word, PartitionLimit kind) {
        this.word = word;
        this.kind = kind;
    }

    /** As it stands in the names of AWS: {@code Read}. */
    public String word() {
        return word;
    }

    PartitionLimit kind() {
        return kind;
    }
}
