package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.NumberRange;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Numbers that are worked out here, and not by DynamoDB: they stay in their ranges too. */
final class Ranges {

    private Ranges() {}

    /**
     * @param changes that were made
     * @param next what the item becomes, as far as it is known
     */
    static List<Refusal> broken(EntityType<?> type, Changes changes, Map<String, AttributeValue> next) {
        if (type.ranges().isEmpty()) {
            return List.of();
        }
        List<Refusal> broken = new ArrayList<>();
        type.ranges().forEach((name, range) -> {
            AttributeValue value = next.get(name);
            if (value != null && value.n() != null && !isAllowed(range, new BigDecimal(value.n()), name, changes)) {
                broken.add(new Refusal.OutOfRange(type.name(), range.attribute()));
            }
        });
        return broken;
    }

    private static boolean isAllowed(NumberRange range, BigDecimal value, String name, Changes changes) {
        BigDecimal amount = changes.adds().get(name);
        if (amount != null) {
            return range.allows(value, amount);
        }
        return !changes.sets().containsKey(name) || range.contains(value);
    }
}
