package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Samples;
import dev.tablewright.access.key.Witness;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.access.read.Wanted;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.Pattern;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Items that show why a table or an index cannot serve a pattern. */
public final class Counterexamples {

    private final KeySpace space;

    public Counterexamples(KeySpace space) {
        this.space = space;
    }

    /** Items that show an obstacle; empty where it speaks for itself. */
    public Optional<Counterexample> of(Pattern pattern, Obstacle obstacle) {
        if (obstacle instanceof Obstacle.Unknown unknown) {
            return apart(unknown);
        }
        if (obstacle instanceof Obstacle.Sparse sparse) {
            return leftOut(pattern, sparse.placement(), sparse.missing());
        }
        if (obstacle instanceof Obstacle.MayBeAbsent absent) {
            return leftOut(absent.placement(), Map.of(), "without `" + absent.leaf() + "` it");
        }
        return obstacle instanceof Obstacle.Unordered unordered
                ? new Disorder(space, pattern, unordered).example()
                : Optional.empty();
    }

    /** Two items that the caller cannot tell apart, and that stand in different partitions. */
    private static Optional<Counterexample> apart(Obstacle.Unknown unknown) {
        Placement partition = unknown.placement().withoutSort();
        Map<Leaf, KeyData> values = sample(partition);
        String consequence = "the caller cannot know which partition to ask";
        return Witness.of(partition, values).flatMap(first -> unknown.missing().stream()
                .flatMap(leaf -> Samples.few(leaf).stream().flatMap(value -> {
                    Map<Leaf, KeyData> others = new LinkedHashMap<>(values);
                    others.put(leaf, value);
                    return Witness.of(partition, others).stream();
                }))
                .filter(second -> !second.keyTexts().equals(first.keyTexts()))
                .findFirst()
                .map(second -> new Counterexample(List.of(first, second), consequence)));
    }

    private Optional<Counterexample> leftOut(Pattern pattern, Placement placement, Comparison missing) {
        Map<Leaf, KeyData> values = new LinkedHashMap<>();
        if (missing.operator() == Operator.EXISTS) {
            return leftOut(placement, values, "without `" + missing.path() + "` it");
        }
        Wanted wanted = new Wanted(space.leaves(), placement.owner());
        Optional<Leaf> leaf =
                space.leaves().one(placement.owner(), missing.path().steps());
        leaf.flatMap(found -> wanted.outside(found, pattern.where().comparisons(), missing))
                .ifPresent(value -> values.put(leaf.get(), value));
        return leftOut(placement, values, values.isEmpty() ? "if not `" + missing + "`, it" : "it");
    }

    private Optional<Counterexample> leftOut(Placement placement, Map<Leaf, KeyData> special, String which) {
        return space.primary(placement.occupant()).flatMap(primary -> {
            Map<Leaf, KeyData> values = sample(primary);
            values.putAll(special);
            String consequence =
                    which + " is wanted, and is not in " + placement.route().words();
            return Witness.of(primary, values).map(item -> new Counterexample(List.of(item), consequence));
        });
    }

    /** A value for everything in the keys of an item. */
    static Map<Leaf, KeyData> sample(Placement placement) {
        Map<Leaf, KeyData> values = new LinkedHashMap<>();
        placement
                .leaves()
                .forEach(leaf -> Samples.few(leaf).stream().findFirst().ifPresent(value -> values.put(leaf, value)));
        return values;
    }
}
