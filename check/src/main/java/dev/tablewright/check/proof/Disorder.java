package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Samples;
import dev.tablewright.access.key.ValueOrder;
import dev.tablewright.access.key.Witness;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyOrder;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds two items of one partition whose keys stand in another order than a pattern asks for. */
final class Disorder {

    private static final int MOST_ITEMS = 400;

    private final KeySpace space;
    private final Pattern pattern;
    private final Placement placement;
    private final Obstacle.Unordered.Reason reason;

    Disorder(KeySpace space, Pattern pattern, Obstacle.Unordered unordered) {
        this.space = space;
        this.pattern = pattern;
        this.placement = unordered.placement();
        this.reason = unordered.reason();
    }

    /** Read in the direction of the first sort key, or else in the other one. */
    Optional<Counterexample> example() {
        List<Map<Leaf, KeyData>> items = items();
        boolean descending = pattern.sort().get(0).descending();
        Optional<Counterexample> found = example(items, descending);
        // Where other entities are the reason, reading these in the wrong direction shows nothing.
        return reason == Obstacle.Unordered.Reason.MIXTURE ? found : found.or(() -> example(items, !descending));
    }

    private Optional<Counterexample> example(List<Map<Leaf, KeyData>> items, boolean backwards) {
        for (Map<Leaf, KeyData> one : items) {
            for (Map<Leaf, KeyData> other : items) {
                Optional<Counterexample> found = example(one, other, backwards);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Counterexample> example(Map<Leaf, KeyData> one, Map<Leaf, KeyData> other, boolean backwards) {
        if (wanted(one, other) >= 0) {
            return Optional.empty();
        }
        return Witness.of(placement, one).flatMap(first -> Witness.of(placement, other)
                .filter(second -> backwards ? compare(first, second) < 0 : compare(first, second) > 0)
                .map(second -> new Counterexample(List.of(first, second), consequence(backwards))));
    }

    private String consequence(boolean backwards) {
        String keys =
                String.join(", ", pattern.sort().stream().map(SortKey::toString).toList());
        return "sorted by `" + keys + "`, the first comes before the second; by the key"
                + (backwards ? ", read backwards," : "") + " behind it";
    }

    /** Few values of everything that differs within a partition, in all combinations. */
    private List<Map<Leaf, KeyData>> items() {
        List<Leaf> varied = new ArrayList<>();
        pattern.sort().forEach(key -> varied.addAll(leaves(key)));
        placement.sort().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> !piece.isDetermined())
                .flatMap(piece -> piece.leaf().stream())
                .forEach(varied::add);
        List<Map<Leaf, KeyData>> all = new ArrayList<>(List.of(Counterexamples.sample(placement)));
        for (Leaf leaf : varied.stream().distinct().toList()) {
            List<Map<Leaf, KeyData>> more = new ArrayList<>();
            for (KeyData value : Samples.few(leaf)) {
                for (Map<Leaf, KeyData> item : all) {
                    Map<Leaf, KeyData> changed = new LinkedHashMap<>(item);
                    changed.put(leaf, value);
                    more.add(changed);
                }
            }
            all = more.isEmpty() ? all : more.subList(0, Math.min(more.size(), MOST_ITEMS));
        }
        return all;
    }

    private List<Leaf> leaves(SortKey key) {
        return space.leaves().of(placement.owner(), key.path().steps());
    }

    private int wanted(Map<Leaf, KeyData> one, Map<Leaf, KeyData> other) {
        for (SortKey key : pattern.sort()) {
            for (Leaf leaf : leaves(key)) {
                KeyData left = one.get(leaf);
                KeyData right = other.get(leaf);
                int order = left == null || right == null ? 0 : ValueOrder.NATURAL.compare(left, right);
                if (order != 0) {
                    return key.descending() ? -order : order;
                }
            }
        }
        return 0;
    }

    private int compare(Witness left, Witness right) {
        for (KeyPart part : placement.sort()) {
            String one = left.keys().get(part.attribute());
            String other = right.keys().get(part.attribute());
            int order = KeyOrder.UTF8.compare(one, other);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
