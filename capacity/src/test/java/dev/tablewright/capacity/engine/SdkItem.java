package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.Item;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;

/** Items as the SDK wants them. */
final class SdkItem {

    private SdkItem() {}

    static Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> of(Item item) {
        return of(item.attributes());
    }

    static software.amazon.awssdk.services.dynamodb.model.AttributeValue of(AttributeValue value) {
        var sdk = software.amazon.awssdk.services.dynamodb.model.AttributeValue.builder();
        if (value instanceof AttributeValue.StringValue string) {
            sdk.s(string.text());
        } else if (value instanceof AttributeValue.NumberValue number) {
            sdk.n(written(number.number()));
        } else if (value instanceof AttributeValue.BinaryValue binary) {
            sdk.b(SdkBytes.fromByteBuffer(binary.content()));
        } else if (value instanceof AttributeValue.BooleanValue bool) {
            sdk.bool(bool.value());
        } else if (value instanceof AttributeValue.NullValue) {
            sdk.nul(true);
        } else if (value instanceof AttributeValue.ListValue list) {
            sdk.l(list.elements().stream().map(SdkItem::of).toList());
        } else if (value instanceof AttributeValue.MapValue map) {
            sdk.m(of(map.entries()));
        } else if (value instanceof AttributeValue.StringSet strings) {
            sdk.ss(strings.members());
        } else if (value instanceof AttributeValue.NumberSet numbers) {
            sdk.ns(numbers.members().stream().map(SdkItem::written).toList());
        } else if (value instanceof AttributeValue.BinarySet binaries) {
            sdk.bs(sdkBytes(binaries.members()));
        }
        return sdk.build();
    }

    private static Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> of(
            Map<String, AttributeValue> attributes) {
        Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> sdk = new HashMap<>();
        attributes.forEach((name, value) -> sdk.put(name, of(value)));
        return sdk;
    }

    private static String written(BigDecimal number) {
        return Math.abs(number.scale()) < 20 ? number.toPlainString() : number.toString();
    }

    private static List<SdkBytes> sdkBytes(Collection<ByteBuffer> contents) {
        return contents.stream()
                .map(content -> SdkBytes.fromByteBuffer(content.duplicate()))
                .toList();
    }
}
