package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyOrderTest {

    private static final long SEED = Scale.seed(20260517);
    private static final int[] CODE_POINTS = {
        0, 'a', 'b', 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF
    };

    private static int order(AttributeValue one, AttributeValue other, boolean backwards) {
        return new KeyOrder(List.of("K"), backwards).compare(Map.of("K", one), Map.of("K", other));
    }

    @Test
    void textsHaveTheOrderOfTheirBytes() {
        System.out.println("KeyOrderTest seed " + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            String one = text(random);
            String other = text(random);
            int expected = Integer.signum(Arrays.compareUnsigned(
                    one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8)));
            assertThat(order(AttributeValue.fromS(one), AttributeValue.fromS(other), false))
                    .as("seed %d", SEED)
                    .isEqualTo(expected);
            assertThat(order(AttributeValue.fromS(one), AttributeValue.fromS(other), true))
                    .isEqualTo(-expected);
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.appendCodePoint(CODE_POINTS[random.nextInt(CODE_POINTS.length)]);
        }
        return text.toString();
    }

    @Test
    void numbersHaveTheOrderOfTheirValues() {
        List<String> rising =
                List.of("-1E+5", "-100", "-99.5", "0", "0.0001", "9", "10", "1E+2", "99999999999999999999");
        for (int i = 0; i < rising.size(); i++) {
            for (int j = 0; j < rising.size(); j++) {
                assertThat(order(AttributeValue.fromN(rising.get(i)), AttributeValue.fromN(rising.get(j)), false))
                        .isEqualTo(Integer.compare(i, j));
            }
        }
        assertThat(order(AttributeValue.fromN("1.0"), AttributeValue.fromN("1"), false))
                .isZero();
    }

    @Test
    void bytesHaveNoSigns() {
        AttributeValue low = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {1}));
        AttributeValue high = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {(byte) 0x80}));
        assertThat(order(low, high, false)).isNegative();
        assertThat(order(low, high, true)).isPositive();
    }

    @Test
    void laterAttributesDecideAmongEquals() {
        KeyOrder order = new KeyOrder(List.of("A", "B"), false);
        AttributeValue one = AttributeValue.fromN("1");
        AttributeValue two = AttributeValue.fromN("2");
        assertThat(order.compare(Map.of("A", one, "B", two), Map.of("A", one, "B", one)))
                .isPositive();
        assertThat(order.compare(Map.of("A", one, "B", two), Map.of("A", two, "B", one)))
                .isNegative();
    }
}
