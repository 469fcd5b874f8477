package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyDecimalTest {

    private static final long SEED = Scale.seed(20260131);

    @ParameterizedTest
    @CsvSource({
        "12.50, 12.5",
        "-0.003, -0.003",
        "0, 0",
        "-0.00, 0",
        "0E+100, 0",
        "1E+3, 1000",
        "1E-3, 0.001",
        "100, 100",
        "-7, -7"
    })
    void plain(BigDecimal number, String form) {
        assertThat(KeyDecimal.plain(number)).isEqualTo(form);
        assertThat(KeyDecimal.readPlain(form)).isEqualByComparingTo(number);
    }

    @ParameterizedTest
    @CsvSource({
        "12.5, 0012.5, 9987.4~",
        "12, 0012, 9987~",
        "0, 0000, 9999~",
        "0.003, 0000.003, 9999.996~",
        "-0.003, -9999.996~, ~0000.003",
        "-12, -9987~, ~0012",
        "-12.5, -9987.4~, ~0012.5",
        "9999.99, 9999.99, 0000.00~",
        "-9999.99, -0000.00~, ~9999.99"
    })
    void padded(BigDecimal number, String ascending, String descending) {
        assertThat(KeyDecimal.padded(number, 4, false)).isEqualTo(ascending);
        assertThat(KeyDecimal.padded(number, 4, true)).isEqualTo(descending);
        assertThat(KeyDecimal.readPadded(ascending, 4, false)).isEqualByComparingTo(number);
        assertThat(KeyDecimal.readPadded(descending, 4, true)).isEqualByComparingTo(number);
    }

    /** Alone, in front of the delimiter, and with neighbours that try to tip the scales. */
    @ParameterizedTest
    @ValueSource(strings = {"", "#", "#~", "#.9", "!", "\0"})
    void allNumbersWithThreeDecimalsSortAsNumbersAndTheOtherWayRound(String next) {
        List<BigDecimal> numbers = IntStream.range(-19_999, 20_000)
                .mapToObj(n -> BigDecimal.valueOf(n, 3))
                .toList();
        ByteOrder.assertStrictlyAscending(
                numbers.stream().map(n -> KeyDecimal.padded(n, 2, false) + next).toList());
        ByteOrder.assertStrictlyAscending(numbers.stream()
                .map(BigDecimal::negate)
                .map(n -> KeyDecimal.padded(n, 2, true) + next)
                .toList());
    }

    @Test
    void randomNumbersOfAnyScaleSortAsNumbers() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(5_000, 50_000, 2_500_000); i++) {
            BigDecimal left = number(random, 18);
            BigDecimal right = random.nextInt(4) == 0 ? neighbour(random, left) : number(random, 18);
            String next = random.nextBoolean() ? "#~" : "";
            assertThat(Integer.signum(ByteOrder.KEYS.compare(
                            KeyDecimal.padded(left, 18, false) + next, KeyDecimal.padded(right, 18, false) + next)))
                    .as("%s %s, seed %d", left, right, SEED)
                    .isEqualTo(left.compareTo(right));
            assertThat(Integer.signum(ByteOrder.KEYS.compare(
                            KeyDecimal.padded(left, 18, true) + next, KeyDecimal.padded(right, 18, true) + next)))
                    .as("%s %s, seed %d", left, right, SEED)
                    .isEqualTo(right.compareTo(left));
            for (boolean descending : List.of(false, true)) {
                assertThat(KeyDecimal.readPadded(KeyDecimal.padded(left, 18, descending), 18, descending))
                        .as("seed %d", SEED)
                        .isEqualByComparingTo(left);
            }
            assertThat(KeyDecimal.readPlain(KeyDecimal.plain(left))).isEqualByComparingTo(left);
        }
    }

    @Test
    void thePlainFormDependsOnTheNumericValueOnly() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(500, 5_000, 250_000); i++) {
            BigDecimal number = number(random, 18);
            assertThat(KeyDecimal.plain(number.setScale(number.scale() + random.nextInt(50))))
                    .isEqualTo(KeyDecimal.plain(number));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1E+126, NUMBER_OUT_OF_RANGE",
        "-1E+126, NUMBER_OUT_OF_RANGE",
        "1E-131, NUMBER_OUT_OF_RANGE",
        "1E+2147483647, NUMBER_OUT_OF_RANGE",
        "1E-2147483647, NUMBER_OUT_OF_RANGE",
        "10E+2147483647, NUMBER_OUT_OF_RANGE",
        "1.00000000000000000000000000000000000001, NUMBER_TOO_PRECISE",
        "123456789012345678901234567890123456789, NUMBER_TOO_PRECISE"
    })
    void numbersThatDynamoDbCannotHoldAreRefused(BigDecimal number, Refusal reason) {
        assertRefused(reason, () -> KeyDecimal.plain(number));
        assertRefused(reason, () -> KeyDecimal.padded(number, 18, true));
    }

    @Test
    void theLargestAndSmallestNumbersOfDynamoDbAreNumbers() {
        BigDecimal largest = new BigDecimal("9.9999999999999999999999999999999999999E+125");
        BigDecimal smallest = new BigDecimal("1E-130");
        for (BigDecimal number : List.of(largest, smallest, largest.negate(), smallest.negate())) {
            assertThat(KeyDecimal.readPlain(KeyDecimal.plain(number))).isEqualByComparingTo(number);
        }
        assertThat(KeyDecimal.readPadded(KeyDecimal.padded(smallest, 1, true), 1, true))
                .isEqualByComparingTo(smallest);
    }

    @ParameterizedTest
    @ValueSource(strings = {"100", "-100", "100.5", "1E+20", "-123.001"})
    void aWholePartThatDoesNotFitTheWidthIsRefused(BigDecimal number) {
        assertRefused(Refusal.NUMBER_TOO_WIDE, () -> KeyDecimal.padded(number, 2, false));
        assertRefused(Refusal.NUMBER_TOO_WIDE, () -> KeyDecimal.padded(number, 2, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", ".", "1.", ".5", "1.50", "-0", "-0.0", "0.0", "01", "1e3", "+1", "1.5.5", "٧"})
    void onlyShortestFormsAreRead(String form) {
        assertRefused(Refusal.MALFORMED_NUMBER, () -> KeyDecimal.readPlain(form));
    }

    /** All texts of the characters that padded forms are made of: what is read is written so again. */
    @Test
    void onlyPaddedFormsAreRead() {
        for (String form : Adversarial.allStrings(List.of("0", "5", "9", ".", "-", "~"), 6)) {
            for (boolean descending : List.of(false, true)) {
                try {
                    BigDecimal number = KeyDecimal.readPadded(form, 2, descending);
                    assertThat(KeyDecimal.padded(number, 2, descending)).isEqualTo(form);
                } catch (KeyValueException e) {
                    assertThat(e.reason()).isEqualTo(Refusal.MALFORMED_NUMBER);
                }
            }
        }
    }

    static BigDecimal number(Random random, int wholeDigits) {
        int digits = 1 + random.nextInt(38);
        BigInteger unscaled = new BigInteger(digits * 3, random);
        int precision = new BigDecimal(unscaled).precision();
        int scale = Math.max(precision - wholeDigits, 0) + random.nextInt(random.nextInt(10) == 0 ? 90 : 4);
        BigDecimal number = new BigDecimal(unscaled, scale);
        return random.nextBoolean() ? number : number.negate();
    }

    /** A number that differs in the last digit, or has one more. */
    private static BigDecimal neighbour(Random random, BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        int scale = Math.max(
                0, Math.min(stripped.scale() + random.nextInt(2), 37 - stripped.precision() + stripped.scale()));
        BigDecimal step = BigDecimal.valueOf(random.nextInt(3) - 1L, scale);
        BigDecimal neighbour = number.add(step);
        boolean fits = neighbour.stripTrailingZeros().precision() <= 38
                && neighbour.abs().compareTo(BigDecimal.TEN.pow(18)) < 0;
        return fits ? neighbour : number;
    }
}
