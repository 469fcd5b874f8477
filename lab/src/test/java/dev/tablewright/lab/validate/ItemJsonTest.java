package dev.tablewright.lab.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemJsonTest {

    @Test
    void everyTypeComesBack() {
        AttributeValue bytes = AttributeValue.fromB(SdkBytes.fromUtf8String("é"));
        Map<String, AttributeValue> item = Map.of(
                "s", AttributeValue.fromS("a \"b\" é"),
                "n", AttributeValue.fromN("-12.50"),
                "b", bytes,
                "t", AttributeValue.fromBool(true),
                "z", AttributeValue.fromNul(true),
                "l", AttributeValue.fromL(List.of(AttributeValue.fromS("x"), AttributeValue.fromL(List.of()))),
                "m",
                        AttributeValue.fromM(
                                Map.of("inner", AttributeValue.fromM(Map.of("n", AttributeValue.fromN("1"))))),
                "ss", AttributeValue.fromSs(List.of("a", "b")),
                "ns", AttributeValue.fromNs(List.of("1", "2")),
                "bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("x"))));
        assertThat(ItemJson.read(ItemJson.text(item))).isEqualTo(item);
        assertThat(ItemJson.text(Map.of("z", AttributeValue.fromNul(true)))).isEqualTo("{\"z\":{\"NULL\":true}}");
    }

    @Test
    void numbersAreEqualThatAreWorthTheSame() {
        Spot one = new Spot("T", Map.of("PK", AttributeValue.fromN("1.0"), "SK", AttributeValue.fromN("0.00")));
        Spot other = new Spot("T", Map.of("SK", AttributeValue.fromN("0"), "PK", AttributeValue.fromN("1")));
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }
}
