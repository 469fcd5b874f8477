package dev.tablewright.synthesis.candidate;

import dev.tablewright.keys.KeyOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Marks before the labels in the sort keys of one partition, so that those stand next to each other that a pattern reads
 * together, and a parent at the end from which it is read: {@code #} is below all letters and {@code ~} above them.
 */
public final class Marks {

    /** The plainest first. */
    private static final List<String> MARKS = List.of("", "#", "~", "##", "~~");

    /** Beyond so many kinds of items in one partition, only those that are read together are moved. */
    private static final int MOST_MOVED = 4;

    private final Map<String, String> labels;
    private final List<Gathering> gatherings;
    private final List<String> entities;

    private Marks(Map<String, String> labels, List<Gathering> gatherings) {
        this.labels = labels;
        this.gatherings = gatherings;
        this.entities = labels.keySet().stream()
                // Parents keep their names; it is their children that are moved.
                .sorted(Comparator.comparing(
                        entity -> gatherings.stream().anyMatch(g -> g.leaders().contains(entity))))
                .toList();
    }

    /**
     * The marks of entities in a partition; nothing if there are none that suit all patterns.
     *
     * @param labels of the entities in the partition
     */
    public static Optional<Map<String, String>> of(Map<String, String> labels, List<Gathering> gatherings) {
        Marks marks = new Marks(labels, gatherings);
        for (int moved = 0; moved <= Math.min(MOST_MOVED, labels.size()); moved++) {
            Map<String, String> found = new HashMap<>();
            if (marks.search(0, moved, found)) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private boolean search(int next, int moved, Map<String, String> found) {
        if (moved == 0) {
            return gatherings.stream().allMatch(gathering -> isRight(gathering, found));
        }
        if (next == entities.size()) {
            return false;
        }
        for (String mark : MARKS.subList(1, MARKS.size())) {
            found.put(entities.get(next), mark);
            if (search(next + 1, moved - 1, found)) {
                return true;
            }
        }
        found.remove(entities.get(next));
        return search(next + 1, moved, found);
    }

    private boolean isRight(Gathering gathering, Map<String, String> marks) {
        List<String> order = new ArrayList<>(entities);
        order.sort(Comparator.comparing(
                (String entity) -> marks.getOrDefault(entity, "") + labels.get(entity) + "#", KeyOrder.UTF8));
        int first = -1;
        int last = -1;
        for (int i = 0; i < order.size(); i++) {
            if (gathering.holds(order.get(i))) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        List<String> range = order.subList(first, last + 1);
        if (!range.stream().allMatch(gathering::holds)) {
            return false;
        }
        if (!gathering.ordered()) {
            return true;
        }
        List<String> read = new ArrayList<>(range);
        if (gathering.backwards()) {
            Collections.reverse(read);
        }
        return read.subList(0, gathering.leaders().size()).equals(gathering.leaders());
    }
}
