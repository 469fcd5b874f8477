package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import java.math.BigDecimal;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How items of one type become results.
 *
 * @param ttl the attribute that says when it expires; null: it never does
 * @param part whether the result is made of some attributes only
 */
record Kind<T>(EntityType<?> type, String ttl, boolean part, Function<ItemReader, T> row) {

    Kind(EntityType<?> type, boolean part, Function<ItemReader, T> row) {
        this(type, type.ttl().orElse(null), part, row);
    }

    /** The result; null if it has expired. */
    T decode(Settings settings, Map<String, AttributeValue> item) {
        if (isExpired(settings, item)) {
            return null;
        }
        Map<String, AttributeValue> current = item;
        if (type.schema() > 1) {
            current = settings.upgrades().upgraded(type, item);
            if (current != item) {
                if (isExpired(settings, current)) {
                    return null;
                }
                settings.upgrades().met(type, item);
            }
        }
        return new ItemReader(type.name(), current).whole(row);
    }

    /** DynamoDB takes what is no number for no end, and so does this. */
    boolean isExpired(Settings settings, Map<String, AttributeValue> item) {
        if (ttl == null) {
            return false;
        }
        AttributeValue value = item.get(ttl);
        if (value == null || value.n() == null) {
            return false;
        }
        long now = Math.floorDiv(settings.clock().millis(), 1000L);
        try {
            return Long.parseLong(value.n()) <= now;
        } catch (NumberFormatException e) {
            return new BigDecimal(value.n()).compareTo(BigDecimal.valueOf(now)) <= 0;
        }
    }
}
