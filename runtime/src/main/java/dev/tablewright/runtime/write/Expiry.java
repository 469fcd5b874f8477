package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What has expired is gone, though DynamoDB may keep it for days. */
final class Expiry {

    private Expiry() {}

    /** Seconds since 1970. */
    static long now(Settings settings) {
        return settings.clock().instant().getEpochSecond();
    }

    static boolean isOver(EntityType<?> type, Map<String, AttributeValue> item, long now) {
        return isOver(type.ttl(), item, now);
    }

    /** An item without the attribute, or with something else than a number there, never expires. */
    static boolean isOver(Optional<String> ttl, Map<String, AttributeValue> item, long now) {
        AttributeValue until = ttl.map(item::get).orElse(null);
        return until != null && until.n() != null && new BigDecimal(until.n()).compareTo(BigDecimal.valueOf(now)) <= 0;
    }
}
