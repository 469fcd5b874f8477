package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyIntegerTest {

    private static final long SEED = Scale.seed(20260131);

    @ParameterizedTest
    @CsvSource({
        "42, 8, false, 00000042",
        "0, 8, false, 00000000",
        "99999999, 8, false, 99999999",
        "-1, 8, false, -99999998",
        "-99999999, 8, false, -00000000",
        "42, 8, true, 99999957",
        "0, 8, true, 99999999",
        "99999999, 8, true, 00000000",
        "-1, 8, true, ~00000001",
        "-99999999, 8, true, ~99999999",
        "999999999999999999, 18, false, 999999999999999999"
    })
    void padded(long number, int width, boolean descending, String form) {
        assertThat(KeyInteger.padded(number, width, descending)).isEqualTo(form);
        assertThat(KeyInteger.padded(BigInteger.valueOf(number), width, descending))
                .isEqualTo(form);
        assertThat(KeyInteger.readPadded(form, width, descending)).isEqualTo(number);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void allNumbersOfAWidthSortAsNumbersAndTheOtherWayRound(int width) {
        long largest = (long) Math.pow(10, width) - 1;
        List<Long> numbers = LongStream.rangeClosed(-largest, largest).boxed().toList();
        for (String next : List.of("", "#", "#~", "#-9")) {
            ByteOrder.assertStrictlyAscending(numbers.stream()
                    .map(n -> KeyInteger.padded(n, width, false) + next)
                    .toList());
            List<String> descending = numbers.stream()
                    .map(n -> KeyInteger.padded(n, width, true) + next)
                    .collect(Collectors.toList());
            Collections.reverse(descending);
            ByteOrder.assertStrictlyAscending(descending);
        }
        for (long number : numbers) {
            assertThat(KeyInteger.readPadded(KeyInteger.padded(number, width, false), width, false))
                    .isEqualTo(number);
            assertThat(KeyInteger.readPadded(KeyInteger.padded(number, width, true), width, true))
                    .isEqualTo(number);
        }
    }

    @Test
    void randomNumbersOfEveryWidthSortAsNumbers() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(5_000, 50_000, 2_500_000); i++) {
            int width = 1 + random.nextInt(18);
            long left = boundary(random, width);
            long right = boundary(random, width);
            int ascending = ByteOrder.KEYS.compare(
                    KeyInteger.padded(left, width, false), KeyInteger.padded(right, width, false));
            int descending =
                    ByteOrder.KEYS.compare(KeyInteger.padded(left, width, true), KeyInteger.padded(right, width, true));
            assertThat(Integer.signum(ascending)).as("seed %d", SEED).isEqualTo(Long.compare(left, right));
            assertThat(Integer.signum(descending)).as("seed %d", SEED).isEqualTo(Long.compare(right, left));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {100, -100, 101, Long.MAX_VALUE, Long.MIN_VALUE})
    void whatDoesNotFitTheWidthIsRefused(long number) {
        for (boolean descending : List.of(false, true)) {
            assertRefused(Refusal.NUMBER_TOO_WIDE, () -> KeyInteger.padded(number, 2, descending));
            assertRefused(
                    Refusal.NUMBER_TOO_WIDE,
                    () -> KeyInteger.padded(BigInteger.valueOf(number).pow(3), 2, descending));
        }
    }

    @Test
    void plainNumbersAreAsShortAsPossible() {
        assertThat(KeyInteger.plain(-7)).isEqualTo("-7");
        assertThat(KeyInteger.plain(BigInteger.TEN.pow(125))).hasSize(126);
        assertThat(KeyInteger.readPlain("-7")).isEqualTo(-7);
        assertThat(KeyInteger.readPlain(KeyInteger.plain(Long.MIN_VALUE))).isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void numbersThatDynamoDbCannotHoldAreRefused() {
        assertThat(KeyInteger.plain(BigInteger.TEN.pow(38).subtract(BigInteger.ONE)))
                .hasSize(38);
        assertRefused(
                Refusal.NUMBER_TOO_PRECISE,
                () -> KeyInteger.plain(BigInteger.TEN.pow(38).add(BigInteger.ONE)));
        assertRefused(Refusal.NUMBER_OUT_OF_RANGE, () -> KeyInteger.plain(BigInteger.TEN.pow(126)));
        assertRefused(Refusal.NUMBER_OUT_OF_RANGE, () -> KeyInteger.plain(BigInteger.ONE.shiftLeft(10_000_000)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "-0", "00", "07", "+7", "7 ", "٧", "1e3", "0x1", "--1"})
    void onlyShortestFormsAreRead(String form) {
        assertRefused(Refusal.MALFORMED_NUMBER, () -> KeyInteger.readPlain(form));
    }

    @ParameterizedTest
    @CsvSource({
        "-99, false",
        "~00, true",
        "1, false",
        "001, false",
        "~01, false",
        "-01, true",
        "-, false",
        "'', true",
        "٧٧, false",
        "+1, false",
        "--1, false",
        "~, true"
    })
    void onlyPaddedFormsAreRead(String form, boolean descending) {
        assertRefused(Refusal.MALFORMED_NUMBER, () -> KeyInteger.readPadded(form, 2, descending));
    }

    private static long boundary(Random random, int width) {
        long largest = Long.parseLong("9".repeat(width));
        long near =
                switch (random.nextInt(4)) {
                    case 0 -> random.nextInt(3);
                    case 1 -> largest - random.nextInt(3);
                    case 2 -> random.nextLong() % (largest + 1);
                    default -> (long) Math.pow(10, random.nextInt(width)) - random.nextInt(2);
                };
        long inside = Math.max(-largest, Math.min(largest, near));
        return random.nextBoolean() ? inside : -inside;
    }
}
