package dev.tablewright.check.proof;

import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.KeySpace;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.keyspace.Samples;
import dev.tablewright.check.keyspace.ValueOrder;
import dev.tablewright.check.keyspace.Witness;
import dev.tablewright.check.plan.Obstacle;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyOrder;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds two items of one partition whose keys stand in another order than a pattern asks for. */
final class Disorder {

    private final Placement placement;
    private final SortKey wanted;
    private final List<Leaf> ordered;
    private final List<Leaf> varied;

    Disorder(KeySpace space, Pattern pattern, Obstacle.Unordered unordered) {
        this.placement = unordered.placement();
        this.wanted = unordered.wanted();
        this.ordered = pattern.sort().stream()
                .flatMap(key -> space.leaves().of(placement.owner(), key.path().steps()).stream())
                .toList();
        this.varied = placement.sort().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> !piece.isDetermined())
                .flatMap(piece -> piece.leaf().stream())
                .distinct()
                .toList();
    }

    Optional<Counterexample> example() {
        return ordered.stream()
                .limit(1)
                .flatMap(first -> Samples.few(first).stream().flatMap(less -> Samples.few(first).stream()
                        .filter(greater -> ValueOrder.NATURAL.compare(less, greater) < 0)
                        .flatMap(greater -> example(first, less, greater).stream())))
                .findFirst();
    }

    /** The item with the lesser value, if its key is the greater one all the same. */
    private Optional<Counterexample> example(Leaf first, KeyData less, KeyData greater) {
        Map<Leaf, KeyData> low = Counterexamples.sample(placement);
        Map<Leaf, KeyData> high = new LinkedHashMap<>(low);
        for (Leaf leaf : varied) {
            // The opposite order in everything else: whatever stands in front of the value will show.
            List<KeyData> two = Samples.few(leaf).stream()
                    .limit(2)
                    .sorted(ValueOrder.NATURAL)
                    .toList();
            if (two.size() == 2) {
                low.put(leaf, two.get(1));
                high.put(leaf, two.get(0));
            }
        }
        low.put(first, less);
        high.put(first, greater);
        return Witness.of(placement, low).flatMap(lower -> Witness.of(placement, high)
                .filter(higher -> compare(lower, higher) > 0)
                .map(higher -> new Counterexample(Stream.of(lower, higher).toList(), consequence())));
    }

    private String consequence() {
        return "sorted by `" + wanted.path() + "`, the first comes before the second; sorted by the key, behind it";
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
