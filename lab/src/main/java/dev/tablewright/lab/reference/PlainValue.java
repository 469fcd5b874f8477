package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values in a form in which those that DynamoDB cannot tell apart are equal: 1 and 1.0, sets in any order. */
public final class PlainValue {

    private PlainValue() {}

    public static AttributeValue of(AttributeValue value) {
        return switch (value.type()) {
            case N -> AttributeValue.fromN(number(value.n()));
            case NS ->
                AttributeValue.fromNs(
                        value.ns().stream().map(PlainValue::number).sorted().toList());
            case SS -> AttributeValue.fromSs(value.ss().stream().sorted().toList());
            case BS ->
                AttributeValue.fromBs(value.bs().stream()
                        .sorted(Comparator.comparing(bytes -> bytes.asByteBuffer()))
                        .toList());
            case L ->
                AttributeValue.fromL(value.l().stream().map(PlainValue::of).toList());
            case M -> AttributeValue.fromM(of(value.m()));
            default -> value;
        };
    }

    /** All values of an item or a row, by name in order. */
    public static Map<String, AttributeValue> of(Map<String, AttributeValue> values) {
        Map<String, AttributeValue> plain = new TreeMap<>();
        values.forEach((name, value) -> plain.put(name, of(value)));
        return plain;
    }

    /** A row with all of its values in this form. */
    public static Row of(Row row) {
        return new Row(row.entity(), new LinkedHashMap<>(of(row.attributes())));
    }

    static boolean same(AttributeValue one, AttributeValue other) {
        return of(one).equals(of(other));
    }

    private static String number(String text) {
        BigDecimal number = new BigDecimal(text);
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
