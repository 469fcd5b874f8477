package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What patterns that read several entities ask of one of them.
 *
 * @param inTable the patterns that find it in the table with the others, and whether they read backwards
 * @param inIndex the partitions that it shares in indexes, by their names, and the patterns that read them
 * @param alone the patterns that read it by itself
 */
record Requirement(SortedMap<String, Boolean> inTable, SortedMap<String, Shared> inIndex, SortedSet<String> alone) {

    /** A key in a shared partition. */
    record Shared(KeyShape shape, SortedSet<String> patterns) {}

    static final Requirement NONE = new Requirement(new TreeMap<>(), new TreeMap<>(), new TreeSet<>());

    Requirement {
        inTable = new TreeMap<>(inTable);
        inIndex = new TreeMap<>(inIndex);
        alone = new TreeSet<>(alone);
    }

    Requirement withTable(String pattern, boolean backwards) {
        SortedMap<String, Boolean> more = new TreeMap<>(inTable);
        more.put(pattern, backwards);
        return new Requirement(more, inIndex, alone);
    }

    Requirement withAlone(String pattern) {
        SortedSet<String> more = new TreeSet<>(alone);
        more.add(pattern);
        return new Requirement(inTable, inIndex, more);
    }

    /** Whether an entity would have to stand twice in one index. */
    boolean contradicts(String place, KeyShape shape) {
        Shared there = inIndex.get(place);
        return there != null && !there.shape().equals(shape);
    }

    Requirement withIndex(String place, KeyShape shape, String pattern) {
        SortedMap<String, Shared> more = new TreeMap<>(inIndex);
        SortedSet<String> patterns = new TreeSet<>(Set.of(pattern));
        if (more.containsKey(place)) {
            patterns.addAll(more.get(place).patterns());
        }
        more.put(place, new Shared(shape, patterns));
        return new Requirement(inTable, more, alone);
    }

    /** Patterns whose reading is not this entity's own affair. */
    boolean isOthers(String pattern, Map<String, ?> mixed) {
        return mixed.containsKey(pattern) && !alone.contains(pattern);
    }
}
