package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.TableType;
import java.math.BigDecimal;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key that equals every other form of the same key: DynamoDB gives the number 1.0 back as 1. */
record ItemKey(Object partition, Object sort) {

    static ItemKey of(TableType table, Map<String, AttributeValue> item) {
        return new ItemKey(
                form(item.get(table.partition())),
                table.sort().isPresent() ? form(item.get(table.sort().get())) : null);
    }

    private static Object form(AttributeValue value) {
        if (value == null) {
            throw new IllegalArgumentException("an attribute of the key is missing");
        }
        if (value.s() != null) {
            return value.s();
        }
        return value.n() != null ? new BigDecimal(value.n()).stripTrailingZeros() : value.b();
    }
}
