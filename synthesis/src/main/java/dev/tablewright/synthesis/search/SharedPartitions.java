package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Concept;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.Marks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Whether patterns that read the same partition can all have it their way. */
final class SharedPartitions {

    private final Map<List<Gathering>, Boolean> known = new HashMap<>();

    /** Of each thing that a partition can be about, the numbers of the patterns that could read such a partition. */
    static List<List<Integer>> of(List<List<Mode>> modes) {
        Map<Concept, List<Integer>> readers = new LinkedHashMap<>();
        for (int i = 0; i < modes.size(); i++) {
            int pattern = i;
            modes.get(i).stream()
                    .flatMap(mode -> mode.concept().stream())
                    .distinct()
                    .forEach(concept -> readers.computeIfAbsent(concept, c -> new ArrayList<>())
                            .add(pattern));
        }
        return List.copyOf(readers.values());
    }

    /** The second partition of an index is another name for the first until that is used. */
    static boolean isUsual(List<Mode> decided, Mode mode) {
        return mode.gathering()
                .filter(gathering -> gathering.place().endsWith(" 2"))
                .map(gathering -> decided.stream()
                        .anyMatch(other -> other.gathering().isPresent()
                                && other.concept().equals(mode.concept())
                                && !other.isInTable()))
                .orElse(true);
    }

    /** Whether those that share a partition can stand in an order that suits all. */
    boolean canStand(List<Mode> decided, Mode mode) {
        List<Gathering> together = Stream.concat(decided.stream(), Stream.of(mode))
                .filter(mode::sharesPartition)
                .flatMap(other -> other.gathering().stream())
                .toList();
        return known.computeIfAbsent(together, SharedPartitions::haveMarks);
    }

    private static boolean haveMarks(List<Gathering> together) {
        Map<String, String> labels = new LinkedHashMap<>();
        together.forEach(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream())
                .forEach(entity -> labels.put(entity, entity)));
        return Marks.of(labels, together).isPresent();
    }
}
