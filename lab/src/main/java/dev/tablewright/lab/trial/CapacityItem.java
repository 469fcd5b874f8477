package dev.tablewright.lab.trial;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.Item;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Items as they are weighed. */
final class CapacityItem {

    private CapacityItem() {}

    static Item of(Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item) {
        return new Item(values(item));
    }

    private static Map<String, AttributeValue> values(
            Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        item.forEach((name, value) -> values.put(name, value(value)));
        return values;
    }

    private static AttributeValue value(software.amazon.awssdk.services.dynamodb.model.AttributeValue value) {
        return switch (value.type()) {
            case S -> new AttributeValue.StringValue(value.s());
            case N -> new AttributeValue.NumberValue(new BigDecimal(value.n()));
            case B -> new AttributeValue.BinaryValue(value.b().asByteBuffer());
            case BOOL -> new AttributeValue.BooleanValue(value.bool());
            case SS -> new AttributeValue.StringSet(value.ss().stream().collect(Collectors.toSet()));
            case NS ->
                new AttributeValue.NumberSet(
                        value.ns().stream().map(BigDecimal::new).collect(Collectors.toSet()));
            case BS ->
                new AttributeValue.BinarySet(
                        value.bs().stream().map(bytes -> bytes.asByteBuffer()).collect(Collectors.toSet()));
            case L ->
                new AttributeValue.ListValue(
                        value.l().stream().map(CapacityItem::value).toList());
            case M -> new AttributeValue.MapValue(values(value.m()));
            default -> new AttributeValue.NullValue();
        };
    }
}
