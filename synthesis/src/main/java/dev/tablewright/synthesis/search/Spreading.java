package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Adds to the keys of an entity those that spread it over more partitions, where one would get too hot. */
final class Spreading {

    private static final int FEWEST_SHARDS = 2;
    private static final int MOST_SHARDS = 256;

    private final Problem problem;
    private final Slice slice;
    private final EntityAsks asks;

    private Spreading(Problem problem, Slice slice, EntityAsks asks) {
        this.problem = problem;
        this.slice = slice;
        this.asks = asks;
    }

    static List<KeyShape> of(Problem problem, Slice slice, EntityAsks asks) {
        Spreading spreading = new Spreading(problem, slice, asks);
        Set<KeyShape> all = new LinkedHashSet<>(asks.shapes());
        int least = asks.shapes().isEmpty() ? 0 : spreading.violations(List.of());
        for (KeyShape shape : asks.shapes()) {
            if (spreading.isWide(shape) && spreading.violations(List.of(shape)) > least) {
                all.addAll(spreading.wider(shape, least));
            }
        }
        return List.copyOf(all);
    }

    /** A partition of one item is spread as far as can be. */
    private boolean isWide(KeyShape shape) {
        return !shape.sort().isEmpty();
    }

    private List<KeyShape> wider(KeyShape shape, int least) {
        List<KeyShape> cool = new ArrayList<>();
        int best = violations(List.of(shape));
        for (int shards = FEWEST_SHARDS; shards <= MOST_SHARDS; shards *= 2) {
            for (KeyShape wider : problem.shapes().spread(asks.entity(), shape, shards)) {
                if (cool.contains(wider) || !isServing(wider)) {
                    continue;
                }
                int violations = violations(List.of(wider));
                if (violations < best) {
                    cool.add(wider);
                }
                if (violations <= least) {
                    return cool;
                }
            }
        }
        return cool;
    }

    private boolean isServing(KeyShape shape) {
        return asks.own().stream().anyMatch(ask -> problem.fit().serves(ask, shape, false))
                || asks.mixed().values().stream().anyMatch(ask -> problem.fit().serves(ask, shape, false));
    }

    private int violations(List<KeyShape> shapes) {
        KeyShape own = Slice.ownKey(problem, asks.entity());
        List<Entry> entries = shapes.stream()
                .map(shape -> new Entry(shape, Optional.empty(), ""))
                .toList();
        return slice.worth(new EntityChoice(asks.entity(), own, entries))
                .whole()
                .violations();
    }
}
