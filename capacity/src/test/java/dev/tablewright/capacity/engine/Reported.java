package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.Units;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/** What the engine says that an operation consumed. */
final class Reported {

    private Reported() {}

    static Map<String, Consumed> of(ConsumedCapacity capacity) {
        return of(List.of(capacity));
    }

    static Map<String, Consumed> of(Collection<ConsumedCapacity> capacities) {
        Map<String, Consumed> consumed = new HashMap<>();
        capacities.forEach(capacity -> consumed.merge(capacity.tableName(), consumed(capacity), Consumed::plus));
        return consumed;
    }

    private static Consumed consumed(ConsumedCapacity capacity) {
        Map<String, Units> indexes = new HashMap<>();
        capacity.globalSecondaryIndexes().forEach((index, units) -> indexes.put(index, units(units.capacityUnits())));
        Consumed consumed = new Consumed(units(capacity.table().capacityUnits()), indexes);
        if (!consumed.total().equals(units(capacity.capacityUnits()))) {
            throw new AssertionError("the parts do not add up: " + capacity);
        }
        return consumed;
    }

    private static Units units(double units) {
        return new Units(
                BigDecimal.valueOf(units).multiply(BigDecimal.valueOf(2)).longValueExact());
    }
}
