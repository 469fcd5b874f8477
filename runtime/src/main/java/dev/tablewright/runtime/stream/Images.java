package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.item.EntityType;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as streams show them. */
final class Images {

    private Images() {}

    /** Whether an item is an entity of this kind. */
    static boolean isOf(EntityType<?> type, Map<String, AttributeValue> item) {
        AttributeValue name = item.get(type.table().type());
        return name != null && type.name().equals(name.s());
    }
}
