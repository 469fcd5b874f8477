package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How DynamoDB compares values: numbers by what they are worth, texts by their bytes in UTF-8, sets without order. */
final class ValueOrder {

    private ValueOrder() {}

    /** Whether DynamoDB takes two values for equal; null is an attribute that is not there, and equals nothing but that. */
    static boolean same(AttributeValue one, AttributeValue other) {
        if (one == null || other == null) {
            return one == null && other == null;
        }
        if (one.type() != other.type()) {
            return false;
        }
        return switch (one.type()) {
            case N -> new BigDecimal(one.n()).compareTo(new BigDecimal(other.n())) == 0;
            case L -> sameList(one.l(), other.l());
            case M -> sameMap(one.m(), other.m());
            case SS -> new HashSet<>(one.ss()).equals(new HashSet<>(other.ss()));
            case BS -> new HashSet<>(one.bs()).equals(new HashSet<>(other.bs()));
            case NS -> numbers(one).equals(numbers(other));
            default -> one.equals(other);
        };
    }

    static boolean sameMap(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        return one.size() == other.size()
                && one.entrySet().stream().allMatch(entry -> same(entry.getValue(), other.get(entry.getKey())));
    }

    private static boolean sameList(List<AttributeValue> one, List<AttributeValue> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int at = 0; at < one.size(); at++) {
            if (!same(one.get(at), other.get(at))) {
                return false;
            }
        }
        return true;
    }

    private static Set<BigDecimal> numbers(AttributeValue set) {
        Function<String, BigDecimal> worth = text -> new BigDecimal(text).stripTrailingZeros();
        return set.ns().stream().map(worth).collect(Collectors.toSet());
    }

    /** Which comes first; empty if they cannot be compared. */
    static OptionalInt compare(AttributeValue one, AttributeValue other) {
        if (one == null || other == null || one.type() != other.type()) {
            return OptionalInt.empty();
        }
        return switch (one.type()) {
            case N -> OptionalInt.of(new BigDecimal(one.n()).compareTo(new BigDecimal(other.n())));
            case S -> OptionalInt.of(compare(utf8(one.s()), utf8(other.s())));
            case B -> OptionalInt.of(compare(bytes(one.b()), bytes(other.b())));
            default -> OptionalInt.empty();
        };
    }

    /** A number and an amount; null is an attribute that is not there and counts as nothing. */
    static AttributeValue sum(AttributeValue number, BigDecimal amount) {
        BigDecimal sum = number == null ? amount : new BigDecimal(number.n()).add(amount);
        return AttributeValue.fromN(sum.toPlainString());
    }

    private static int compare(byte[] one, byte[] other) {
        return Arrays.compareUnsigned(one, other);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(SdkBytes bytes) {
        return bytes.asByteArrayUnsafe();
    }
}
