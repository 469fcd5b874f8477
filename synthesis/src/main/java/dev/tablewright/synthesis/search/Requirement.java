package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What patterns that read several entities ask of one of them. */
final class Requirement {

    /** A key in a shared partition. */
    record Shared(KeyShape shape, SortedSet<String> patterns) {}

    static final Requirement NONE = new Requirement(new TreeMap<>(), new TreeMap<>(), new TreeSet<>(), Map.of());

    private final SortedMap<String, Boolean> inTable;
    private final SortedMap<String, Shared> inIndex;
    private final SortedSet<String> alone;
    private final Map<String, JointRead> reads;
    /** What entities offer is looked up by what is required of them. */
    private final String text;

    private Requirement(
            SortedMap<String, Boolean> inTable,
            SortedMap<String, Shared> inIndex,
            SortedSet<String> alone,
            Map<String, JointRead> reads) {
        this.inTable = inTable;
        this.inIndex = inIndex;
        this.alone = alone;
        this.reads = Map.copyOf(reads);
        this.text = inTable + " " + inIndex + " " + alone;
    }

    /** The patterns that find it in the table with the others, and whether they read backwards. */
    SortedMap<String, Boolean> inTable() {
        return inTable;
    }

    /** The partitions that it shares in indexes, by their names, and the patterns that read them. */
    SortedMap<String, Shared> inIndex() {
        return inIndex;
    }

    /** The patterns that read it by itself. */
    SortedSet<String> alone() {
        return alone;
    }

    /** What reads it together with others, by the patterns. */
    Map<String, JointRead> reads() {
        return reads;
    }

    Requirement withTable(String pattern, JointRead read) {
        SortedMap<String, Boolean> more = new TreeMap<>(inTable);
        more.put(pattern, read.gathering().backwards());
        return new Requirement(more, inIndex, alone, with(pattern, read));
    }

    Requirement withAlone(String pattern) {
        SortedSet<String> more = new TreeSet<>(alone);
        more.add(pattern);
        return new Requirement(inTable, inIndex, more, reads);
    }

    /** Whether an entity would have to stand twice in one index. */
    boolean contradicts(String place, KeyShape shape) {
        Shared there = inIndex.get(place);
        return there != null && !there.shape().equals(shape);
    }

    Requirement withIndex(KeyShape shape, String pattern, JointRead read) {
        String place = read.gathering().place();
        SortedMap<String, Shared> more = new TreeMap<>(inIndex);
        SortedSet<String> patterns = new TreeSet<>(Set.of(pattern));
        if (more.containsKey(place)) {
            patterns.addAll(more.get(place).patterns());
        }
        more.put(place, new Shared(shape, patterns));
        return new Requirement(inTable, more, alone, with(pattern, read));
    }

    private Map<String, JointRead> with(String pattern, JointRead read) {
        Map<String, JointRead> more = new HashMap<>(reads);
        more.put(pattern, read);
        return more;
    }

    /** Patterns whose reading is not this entity's own affair. */
    boolean isOthers(String pattern, Map<String, ?> mixed) {
        return mixed.containsKey(pattern) && !alone.contains(pattern);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Requirement requirement && text.equals(requirement.text);
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
