package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.item.EntityType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All that is added to one parent.
 *
 * @param amounts by stored attribute
 */
record Additions(Parent place, Map<String, BigDecimal> amounts) {

    /**
     * An item that keeps numbers.
     *
     * @param index the index whose key it is; empty: the table's
     */
    record Parent(EntityType<?> type, Map<String, AttributeValue> key, Optional<String> index) {}

    EntityType<?> parent() {
        return place.type();
    }

    Map<String, AttributeValue> key() {
        return place.key();
    }

    /** What several events add together; a parent for which they come to nothing is not touched. */
    static List<Additions> of(List<Contribution> contributions) {
        List<Contribution.Part> parts = contributions.stream()
                .flatMap(contribution -> contribution.parts().stream())
                .toList();
        return sum(parts).stream()
                .map(Additions::withoutZeros)
                .filter(addition -> !addition.amounts.isEmpty())
                .toList();
    }

    static List<Additions> sum(List<Contribution.Part> parts) {
        Map<Parent, Map<String, BigDecimal>> sums = new LinkedHashMap<>();
        for (Contribution.Part part : parts) {
            sums.computeIfAbsent(part.parent(), parent -> new LinkedHashMap<>())
                    .merge(part.target(), part.amount(), BigDecimal::add);
        }
        List<Additions> all = new ArrayList<>();
        sums.forEach((parent, amounts) -> all.add(new Additions(parent, amounts)));
        return all;
    }

    private Additions withoutZeros() {
        Map<String, BigDecimal> left = new LinkedHashMap<>(amounts);
        left.values().removeIf(amount -> amount.signum() == 0);
        return new Additions(place, left);
    }
}
