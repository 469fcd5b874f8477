package dev.tablewright.check.load;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether an index does not hold every entity: because its author says so, or because an attribute may be absent. */
final class Sparseness {

    private Sparseness() {}

    static boolean isSparse(Placement placement) {
        return !placement.when().isAlways() || !ofAbsent(placement).isEmpty();
    }

    /** The ways on which a part of the key may be absent, as far as the condition of the index does not speak of them. */
    static Set<String> ofAbsent(Placement placement) {
        if (placement.leaves().allMatch(leaf -> leaf.optional().isEmpty())) {
            return Set.of();
        }
        Set<String> said = placement.when().comparisons().stream()
                .map(comparison -> comparison.path().dotted())
                .collect(Collectors.toSet());
        return placement
                .leaves()
                .map(Leaf::optional)
                .flatMap(ways -> ways.stream())
                .filter(way -> !said.contains(way))
                .collect(Collectors.toSet());
    }
}
