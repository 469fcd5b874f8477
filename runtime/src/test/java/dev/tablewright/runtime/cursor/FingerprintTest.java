package dev.tablewright.runtime.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class FingerprintTest {

    private static final AttributeValue ONE = AttributeValue.fromS("1");

    @Test
    void whatDiffersHasAnother() {
        List<Map<String, AttributeValue>> different = List.of(
                Map.of(),
                Map.of(":a", ONE),
                Map.of(":b", ONE),
                Map.of(":a", AttributeValue.fromN("1")),
                Map.of(":a", AttributeValue.fromB(SdkBytes.fromUtf8String("1"))),
                Map.of(":a", AttributeValue.fromBool(true)),
                Map.of(":a", AttributeValue.fromBool(false)),
                Map.of(":a", AttributeValue.fromNul(true)),
                Map.of(":a", AttributeValue.fromSs(List.of("1"))),
                Map.of(":a", AttributeValue.fromSs(List.of("1", "2"))),
                Map.of(":a", AttributeValue.fromSs(List.of("12"))),
                Map.of(":a", AttributeValue.fromNs(List.of("1"))),
                Map.of(":a", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("1")))),
                Map.of(":a", AttributeValue.fromL(List.of(ONE))),
                Map.of(":a", AttributeValue.fromL(List.of(ONE, ONE))),
                Map.of(":a", AttributeValue.fromM(Map.of("1", ONE))),
                Map.of(":a", ONE, ":b", ONE));
        Set<Long> names = new HashSet<>();
        different.forEach(values -> names.add(Fingerprint.nameOf(values)));
        assertThat(names).hasSameSizeAs(different);
    }

    @Test
    void theOrderOfAMapDoesNotMatter() {
        Map<String, AttributeValue> one = new LinkedHashMap<>();
        one.put("a", ONE);
        one.put("b", AttributeValue.fromN("2"));
        Map<String, AttributeValue> other = new LinkedHashMap<>();
        other.put("b", AttributeValue.fromN("2"));
        other.put("a", ONE);
        assertThat(Fingerprint.nameOf(one)).isEqualTo(Fingerprint.nameOf(other));
    }
}
