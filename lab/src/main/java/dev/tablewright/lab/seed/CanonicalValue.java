package dev.tablewright.lab.seed;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values in their one form: numbers without needless zeros, and sets and maps, which come from DynamoDB in any order, sorted. */
final class CanonicalValue {

    private CanonicalValue() {}

    static AttributeValue of(AttributeValue value) {
        return switch (value.type()) {
            case N -> AttributeValue.fromN(plain(value.n()));
            case L ->
                AttributeValue.fromL(value.l().stream().map(CanonicalValue::of).toList());
            case M -> {
                Map<String, AttributeValue> sorted = new TreeMap<>();
                value.m().forEach((key, each) -> sorted.put(key, of(each)));
                yield AttributeValue.fromM(sorted);
            }
            case SS -> AttributeValue.fromSs(value.ss().stream().sorted().toList());
            case NS ->
                AttributeValue.fromNs(value.ns().stream()
                        .map(BigDecimal::new)
                        .sorted()
                        .map(number -> plain(number.toString()))
                        .toList());
            case BS -> {
                List<SdkBytes> sorted = new ArrayList<>(value.bs());
                sorted.sort((one, other) -> Arrays.compareUnsigned(one.asByteArrayUnsafe(), other.asByteArrayUnsafe()));
                yield AttributeValue.fromBs(sorted);
            }
            default -> value;
        };
    }

    /** DynamoDB forgets zeros behind the point, but not everywhere. */
    private static String plain(String number) {
        BigDecimal exact = new BigDecimal(number);
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }
}
