package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An entity of the samples: its attributes, with numbers in one form each. */
record Row(Map<String, AttributeValue> values) {

    Row {
        Map<String, AttributeValue> plain = new TreeMap<>();
        values.forEach((name, value) -> plain.put(name, plain(value)));
        values = plain;
    }

    static AttributeValue plain(AttributeValue value) {
        return value.n() == null
                ? value
                : AttributeValue.fromN(
                        new BigDecimal(value.n()).stripTrailingZeros().toPlainString());
    }

    static Row of(Object... namesAndValues) {
        Row row = new Row(Map.of());
        for (int at = 0; at < namesAndValues.length; at += 2) {
            row = row.with((String) namesAndValues[at], namesAndValues[at + 1]);
        }
        return row;
    }

    static AttributeValue value(Object value) {
        return value instanceof String text ? AttributeValue.fromS(text) : AttributeValue.fromN(value.toString());
    }

    Row with(String name, Object value) {
        Map<String, AttributeValue> all = new TreeMap<>(values);
        if (value == null) {
            all.remove(name);
        } else {
            all.put(name, value(value));
        }
        return new Row(all);
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String text(String name) {
        return values.get(name).s();
    }

    Optional<String> maybe(String name) {
        return Optional.ofNullable(values.get(name)).map(AttributeValue::s);
    }

    BigDecimal number(String name) {
        return has(name) ? new BigDecimal(values.get(name).n()) : BigDecimal.ZERO;
    }
}
