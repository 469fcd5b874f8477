package dev.tablewright.lab.validate;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values in one form, so that those are equal which DynamoDB cannot tell apart: 1 and 1.0, a set in any order. */
final class Canonical {

    private Canonical() {}

    /** Whether both are there, and the same. */
    static boolean same(AttributeValue one, AttributeValue other) {
        return one != null && other != null && of(one).equals(of(other));
    }

    static AttributeValue of(AttributeValue value) {
        return switch (value.type()) {
            case N -> AttributeValue.fromN(number(value.n()));
            case NS ->
                AttributeValue.fromNs(
                        value.ns().stream().map(Canonical::number).sorted().toList());
            case SS -> AttributeValue.fromSs(value.ss().stream().sorted().toList());
            case L -> AttributeValue.fromL(value.l().stream().map(Canonical::of).toList());
            case M -> AttributeValue.fromM(of(value.m()));
            default -> value;
        };
    }

    /** By name, so that it has one form in a text too. */
    static Map<String, AttributeValue> of(Map<String, AttributeValue> values) {
        Map<String, AttributeValue> all = new LinkedHashMap<>();
        new TreeMap<>(values).forEach((name, value) -> all.put(name, of(value)));
        return all;
    }

    static String number(String text) {
        BigDecimal number = new BigDecimal(text);
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
