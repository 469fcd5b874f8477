package dev.tablewright.peers.typescript;

import java.math.BigDecimal;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored values in DynamoDB's JSON: sets in order, and numbers without zeros that say nothing, as DynamoDB gives them back. */
final class ItemValues {

    private ItemValues() {}

    static Map<String, Object> json(Map<String, AttributeValue> values) {
        Map<String, Object> all = new TreeMap<>();
        values.forEach((name, value) -> all.put(name, json(value)));
        return all;
    }

    static Object json(AttributeValue value) {
        return switch (value.type()) {
            case S -> Map.of("S", value.s());
            case N -> Map.of("N", number(value.n()));
            case BOOL -> Map.of("BOOL", value.bool());
            case B -> Map.of("B", base64(value.b().asByteArray()));
            case L -> Map.of("L", value.l().stream().map(ItemValues::json).toList());
            case M -> Map.of("M", json(value.m()));
            case SS -> Map.of("SS", ordered(value.ss()));
            case NS ->
                Map.of("NS", ordered(value.ns().stream().map(ItemValues::number).toList()));
            case BS ->
                Map.of(
                        "BS",
                        ordered(value.bs().stream()
                                .map(bytes -> base64(bytes.asByteArray()))
                                .toList()));
            default -> throw new IllegalArgumentException("a value of type " + value.type());
        };
    }

    private static List<String> ordered(List<String> texts) {
        return texts.stream().sorted().distinct().toList();
    }

    static String number(String digits) {
        BigDecimal number = new BigDecimal(digits);
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
