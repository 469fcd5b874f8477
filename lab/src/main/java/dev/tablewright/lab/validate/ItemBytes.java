package dev.tablewright.lab.validate;

import dev.tablewright.capacity.item.Item;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How large an item is, as DynamoDB reckons. */
final class ItemBytes {

    private ItemBytes() {}

    static long of(Map<String, AttributeValue> item) {
        return new Item(values(item)).bytes();
    }

    private static Map<String, dev.tablewright.capacity.item.AttributeValue> values(
            Map<String, AttributeValue> values) {
        Map<String, dev.tablewright.capacity.item.AttributeValue> all = new LinkedHashMap<>();
        values.forEach((name, value) -> all.put(name, value(value)));
        return all;
    }

    private static dev.tablewright.capacity.item.AttributeValue value(AttributeValue value) {
        return switch (value.type()) {
            case S -> new dev.tablewright.capacity.item.AttributeValue.StringValue(value.s());
            case N -> new dev.tablewright.capacity.item.AttributeValue.NumberValue(new BigDecimal(value.n()));
            case B -> new dev.tablewright.capacity.item.AttributeValue.BinaryValue(bytes(value.b()));
            case BOOL -> new dev.tablewright.capacity.item.AttributeValue.BooleanValue(value.bool());
            case L ->
                new dev.tablewright.capacity.item.AttributeValue.ListValue(
                        value.l().stream().map(ItemBytes::value).toList());
            case M -> new dev.tablewright.capacity.item.AttributeValue.MapValue(values(value.m()));
            case SS ->
                new dev.tablewright.capacity.item.AttributeValue.StringSet(
                        value.ss().stream().collect(Collectors.toUnmodifiableSet()));
            case NS ->
                new dev.tablewright.capacity.item.AttributeValue.NumberSet(
                        value.ns().stream().map(BigDecimal::new).collect(Collectors.toUnmodifiableSet()));
            case BS ->
                new dev.tablewright.capacity.item.AttributeValue.BinarySet(
                        value.bs().stream().map(ItemBytes::bytes).collect(Collectors.toUnmodifiableSet()));
            default -> new dev.tablewright.capacity.item.AttributeValue.NullValue();
        };
    }

    private static ByteBuffer bytes(SdkBytes bytes) {
        return bytes.asByteBuffer();
    }
}
