package dev.tablewright.capacity.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

    @Test
    void halvesAreExact() {
        Units half = new Units(1);
        assertThat(half.toBigDecimal()).isEqualByComparingTo("0.5");
        assertThat(half.plus(half)).isEqualTo(Units.of(1));
        assertThat(half.times(5)).hasToString("2.5");
        assertThat(Units.of(10)).hasToString("10").isGreaterThan(half);
    }

    /** The examples of the developer guide: 3,500 bytes, 3.5 KB, 8 KB, 10 KB, and a page of 40.8 KB. */
    @ParameterizedTest
    @CsvSource({
        "0, 0.5, 1, 2",
        "1, 0.5, 1, 2",
        "3500, 0.5, 1, 2",
        "3584, 0.5, 1, 2",
        "4096, 0.5, 1, 2",
        "4097, 1, 2, 4",
        "8192, 1, 2, 4",
        "10240, 1.5, 3, 6",
        "41780, 5.5, 11, 22"
    })
    void readsAreRoundedUpToFourKilobytes(long bytes, String eventual, String strong, String transactional) {
        assertThat(ReadUnits.ofItem(bytes, Consistency.EVENTUAL)).hasToString(eventual);
        assertThat(ReadUnits.ofPage(bytes, Consistency.STRONG)).hasToString(strong);
        assertThat(ReadUnits.ofItem(bytes, Consistency.TRANSACTIONAL)).hasToString(transactional);
    }

    /** The example of the developer guide: 1.5 KB and 6.5 KB are read as 12 KB. */
    @Test
    void itemsOfABatchAreRoundedOneByOne() {
        Units batch = ReadUnits.ofItem(1_536, Consistency.STRONG).plus(ReadUnits.ofItem(6_656, Consistency.STRONG));
        assertThat(batch).isEqualTo(Units.of(3));
        assertThat(ReadUnits.ofPage(1_536 + 6_656, Consistency.STRONG)).isEqualTo(Units.of(2));
    }

    @Test
    void aMissingItemIsNotFree() {
        assertThat(ReadUnits.ofMissingItem(Consistency.EVENTUAL)).hasToString("0.5");
        assertThat(ReadUnits.ofMissingItem(Consistency.STRONG)).hasToString("1");
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 2", "500, 1, 2", "1024, 1, 2", "1025, 2, 4", "3584, 4, 8"})
    void writesAreRoundedUpToAKilobyte(long bytes, String units, String transactional) {
        assertThat(WriteUnits.of(bytes)).hasToString(units);
        assertThat(WriteUnits.transactional(bytes)).hasToString(transactional);
    }

    @Test
    void aReplacementCostsTheLargerAndAMoveCostsBoth() {
        assertThat(WriteUnits.replacing(3_000, 10)).isEqualTo(Units.of(3));
        assertThat(WriteUnits.replacing(10, 3_000)).isEqualTo(Units.of(3));
        assertThat(WriteUnits.moving(3_000, 10)).isEqualTo(Units.of(4));
        assertThat(WriteUnits.moving(1_500, 1_500)).isEqualTo(Units.of(4));
    }

    @Test
    void aNegativeSizeIsAMistake() {
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> WriteUnits.of(-1));
    }
}
