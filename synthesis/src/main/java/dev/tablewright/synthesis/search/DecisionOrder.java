package dev.tablewright.synthesis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Orders decisions so that they fall apart into independent ones early. It works from the end: last is decided what depends
 * on the fewest others, and those then depend on each other. Parents and children become a tree of small groups.
 */
final class DecisionOrder {

    private final List<List<Integer>> entities;
    private final SortedMap<Integer, SortedSet<Integer>> neighbours = new TreeMap<>();
    private final Map<Integer, List<Step>> following = new HashMap<>();
    private final Set<Integer> complete = new HashSet<>();

    private DecisionOrder(List<List<Integer>> entities) {
        this.entities = entities;
    }

    /**
     * The first decisions.
     *
     * @param patterns how many there are
     * @param entities of each, the patterns that read it
     * @param partitions of each that can be shared, the patterns that could read it
     */
    static List<Step> of(int patterns, List<List<Integer>> entities, List<List<Integer>> partitions) {
        DecisionOrder order = new DecisionOrder(entities);
        IntStream.range(0, patterns).forEach(pattern -> order.neighbours.put(pattern, new TreeSet<>()));
        entities.forEach(order::join);
        partitions.forEach(order::join);
        List<Step> first = new ArrayList<>();
        List<Integer> last = new ArrayList<>();
        Map<Integer, SortedSet<Integer>> contexts = new HashMap<>();
        while (!order.neighbours.isEmpty()) {
            int pattern = order.loneliest();
            last.add(pattern);
            contexts.put(pattern, order.remove(pattern));
        }
        for (int pattern : last) {
            SortedSet<Integer> context = contexts.get(pattern);
            Step step = order.step(pattern, context);
            context.stream()
                    .min(Comparator.comparing(last::indexOf))
                    .map(before -> order.following.computeIfAbsent(before, b -> new ArrayList<>()))
                    .orElse(first)
                    .add(step);
        }
        return first;
    }

    private void join(List<Integer> patterns) {
        for (int pattern : patterns) {
            SortedSet<Integer> others = neighbours.get(pattern);
            others.addAll(patterns);
            others.remove(pattern);
        }
    }

    /** Among equals the last, so that what the author wrote first is decided first. */
    private int loneliest() {
        return neighbours.keySet().stream()
                .min(Comparator.<Integer>comparingInt(
                                pattern -> neighbours.get(pattern).size())
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    private SortedSet<Integer> remove(int pattern) {
        SortedSet<Integer> context = neighbours.remove(pattern);
        context.forEach(other -> neighbours.get(other).remove(pattern));
        join(List.copyOf(context));
        return context;
    }

    private Step step(int pattern, SortedSet<Integer> context) {
        List<Integer> here = IntStream.range(0, entities.size())
                .filter(entity -> entities.get(entity).contains(pattern) && complete.add(entity))
                .boxed()
                .toList();
        return new Step(pattern, List.copyOf(context), here, following.getOrDefault(pattern, List.of()));
    }
}
