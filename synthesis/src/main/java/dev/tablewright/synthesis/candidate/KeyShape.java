package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A key before it has names and labels: the values that find a partition, and those by which items are ordered in it. */
public final class KeyShape {

    private final List<KeyTerm> partition;
    private final List<KeyTerm> sort;
    private final Condition when;
    /** Keys are looked up by what they say; to say it each time would take longer than all the rest. */
    private final String text;

    /**
     * @param partition nothing if all items stand in one partition
     * @param sort nothing if a partition holds one item
     * @param when which items have the key; always in a table
     */
    public KeyShape(List<KeyTerm> partition, List<KeyTerm> sort, Condition when) {
        this.partition = List.copyOf(partition);
        this.sort = List.copyOf(sort);
        this.when = when;
        this.text = "[" + slots(partition) + " | " + slots(sort) + (when.isAlways() ? "]" : "] when " + when);
    }

    /** The values that find the partition. */
    public List<KeyTerm> partition() {
        return partition;
    }

    /** The values by which items are ordered. */
    public List<KeyTerm> sort() {
        return sort;
    }

    /** Which items have the key. */
    public Condition when() {
        return when;
    }

    public Stream<KeyTerm> terms() {
        return Stream.concat(partition.stream(), sort.stream());
    }

    /** The same with further terms before those of the partition's end: shards and buckets. */
    public KeyShape spreadBy(KeyTerm term) {
        List<KeyTerm> longer = new ArrayList<>(partition);
        longer.add(term);
        return new KeyShape(longer, sort, when);
    }

    /** Conditions know where they were written; keys that say the same are the same all the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof KeyShape shape && text.equals(shape.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }

    private static String slots(List<KeyTerm> terms) {
        return terms.stream().map(KeyTerm::slot).collect(Collectors.joining(" "));
    }
}
