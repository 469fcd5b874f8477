package dev.tablewright.capacity.item;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.item.AttributeValue.BinarySet;
import dev.tablewright.capacity.item.AttributeValue.BinaryValue;
import dev.tablewright.capacity.item.AttributeValue.BooleanValue;
import dev.tablewright.capacity.item.AttributeValue.ListValue;
import dev.tablewright.capacity.item.AttributeValue.MapValue;
import dev.tablewright.capacity.item.AttributeValue.NullValue;
import dev.tablewright.capacity.item.AttributeValue.NumberSet;
import dev.tablewright.capacity.item.AttributeValue.NumberValue;
import dev.tablewright.capacity.item.AttributeValue.StringSet;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ItemSizeTest {

    @Test
    void textsCountTheirUtf8Bytes() {
        assertThat(new StringValue("").bytes()).isZero();
        assertThat(new StringValue("abc").bytes()).isEqualTo(3);
        assertThat(new StringValue("é€😀").bytes()).isEqualTo(2 + 3 + 4);
    }

    /**
     * All but the last four were measured by others on the service itself, to the byte, at the limit of 400 KB:
     * github.com/nubo-db/dynoxide/pull/195.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "-0, 1",
        "1, 2",
        "12, 2",
        "123, 3",
        "1234, 3",
        "123456, 4",
        "12345678901234567890123456789012345678, 20",
        "0042, 2",
        "100, 2",
        "1010, 3",
        "0.0000001, 2",
        "1E125, 2",
        "1E-100, 2",
        "1.5, 3",
        "15, 2",
        "1.2, 3",
        "1.200, 3",
        "1.234, 4",
        "3.14159, 5",
        "100.5, 4",
        "0.15, 2",
        "-42, 3",
        "120, 3",
        "1200, 2",
        "0.015, 3",
        "-1234567890123456789012345678901234567.8, 21"
    })
    void numbersCountPairsOfDigits(String number, long bytes) {
        assertThat(new NumberValue(new BigDecimal(number)).bytes()).isEqualTo(bytes);
    }

    @Test
    void bytesAndFlagsCountAsTheyAre() {
        assertThat(new BinaryValue(bytes("abc")).bytes()).isEqualTo(3);
        assertThat(new BooleanValue(true).bytes()).isEqualTo(1);
        assertThat(new NullValue().bytes()).isEqualTo(1);
    }

    @Test
    void listsAndMapsHaveAnOverheadEachAndAByteForEveryElement() {
        assertThat(new ListValue(List.of()).bytes()).isEqualTo(3);
        assertThat(new MapValue(Map.of()).bytes()).isEqualTo(3);
        assertThat(new ListValue(List.of(new StringValue("a"), new NumberValue(BigDecimal.ONE))).bytes())
                .isEqualTo(3 + (1 + 1) + (1 + 2));
        assertThat(new MapValue(Map.of("ab", new StringValue("a"), "c", new ListValue(List.of()))).bytes())
                .isEqualTo(3 + (1 + 2 + 1) + (1 + 1 + 3));
    }

    @Test
    void setsAreTheSumOfTheirMembers() {
        assertThat(new StringSet(Set.of("a", "bc")).bytes()).isEqualTo(3);
        assertThat(new NumberSet(Set.of(BigDecimal.ONE, BigDecimal.ONE.negate())).bytes())
                .isEqualTo(2 + 3);
        assertThat(new BinarySet(Set.of(bytes("abc"), bytes("a"))).bytes()).isEqualTo(4);
    }

    @Test
    void namesCountToo() {
        Item item = new Item(Map.of("pk", new StringValue("user#1"), "größe", new NumberValue(new BigDecimal("1.80"))));
        assertThat(item.bytes()).isEqualTo(2 + 6 + 7 + 3);
    }

    @Test
    void valuesAreEqualIfTheServiceCannotTellThemApart() {
        assertThat(new NumberValue(new BigDecimal("1.0"))).isEqualTo(new NumberValue(BigDecimal.ONE));
        assertThat(new NumberSet(Set.of(new BigDecimal("1E1")))).isEqualTo(new NumberSet(Set.of(BigDecimal.TEN)));
        assertThat(new BinaryValue(bytes("abc"))).isEqualTo(new BinaryValue(bytes("abc")));
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }
}
