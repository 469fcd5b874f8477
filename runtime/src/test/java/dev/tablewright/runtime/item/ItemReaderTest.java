package dev.tablewright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemReaderTest {

    private static ItemReader reader(String name, AttributeValue value) {
        return new ItemReader("Order", Map.of(name, value));
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Instant time = Instant.parse("2026-01-31T12:00:00.123Z");
        Instant seconds = Instant.parse("2026-01-31T12:00:00Z");
        UUID uuid = UUID.fromString("6f9619ff-8b86-d011-b42d-00c04fc964ff");

        assertThat(reader("a", Values.text("x")).text("a")).isEqualTo("x");
        assertThat(reader("a", Values.whole(Long.MIN_VALUE)).whole("a")).isEqualTo(Long.MIN_VALUE);
        assertThat(reader("a", Values.decimal(new BigDecimal("1E+3"))).decimal("a"))
                .isEqualByComparingTo("1000");
        assertThat(reader("a", Values.flag(true)).flag("a")).isTrue();
        assertThat(reader("a", Values.bytes(Bytes.of((byte) 1, (byte) -1))).bytes("a"))
                .isEqualTo(Bytes.of((byte) 1, (byte) -1));
        assertThat(reader("a", Values.timestamp(time)).timestamp("a")).isEqualTo(time);
        assertThat(reader("a", Values.epoch(seconds)).epoch("a")).isEqualTo(seconds);
        assertThat(reader("a", Values.uuid(uuid)).uuid("a")).isEqualTo(uuid);
        assertThat(reader("a", Values.list(List.of(1L, 2L), Values::whole)).list("a", ItemReader::whole))
                .containsExactly(1L, 2L);
        assertThat(reader("a", Values.map(Map.of("k", true), Values::flag)).map("a", ItemReader::flag))
                .containsExactly(Map.entry("k", true));
        assertThat(reader("a", Values.texts(Set.of("x"), x -> x)).texts("a", ItemReader::text))
                .containsExactly("x");
        assertThat(reader("a", Values.numbers(Set.of(7L), n -> Long.toString(n)))
                        .numbers("a", ItemReader::whole))
                .containsExactly(7L);
        assertThat(reader("a", Values.binaries(Set.of(Bytes.of((byte) 9)))).binaries("a"))
                .containsExactly(Bytes.of((byte) 9));
    }

    @Test
    void absentIsAbsent() {
        ItemReader item = reader("nothing", AttributeValue.fromNul(true));

        assertThat(item.has("nothing")).isFalse();
        assertThat(item.optional("nothing", ItemReader::text)).isEmpty();
        assertThat(item.optional("other", ItemReader::text)).isEqualTo(Optional.empty());
        assertThat(item.texts("other", ItemReader::text)).isEmpty();
    }

    @Test
    void aMismatchNamesTheEntityAndTheAttributeButNotTheValue() {
        assertThatThrownBy(() -> reader("total", Values.text("secret")).decimal("total"))
                .isInstanceOf(ItemMismatchException.class)
                .hasMessage("an item of Order: `total` is not a number");
        assertThatThrownBy(() -> reader("a", Values.text("x")).text("total"))
                .hasMessage("an item of Order: `total` is missing");
        assertThatThrownBy(() -> reader("at", Values.text("yesterday")).timestamp("at"))
                .hasMessage("an item of Order: `at` is no point in time");
        assertThatThrownBy(() -> reader("n", AttributeValue.fromN("1.5")).whole("n"))
                .hasMessage("an item of Order: `n` is no whole number of 64 bits");
        assertThatThrownBy(() ->
                        reader("n", AttributeValue.fromN("9223372036854775808")).whole("n"))
                .hasMessage("an item of Order: `n` is no whole number of 64 bits");
        assertThatThrownBy(() -> reader("id", Values.text("1-2")).uuid("id"))
                .hasMessage("an item of Order: `id` is no UUID");
        assertThatThrownBy(() -> reader("w", Values.text("NEW")).word("w", word -> Optional.empty()))
                .hasMessage("an item of Order: `w` is none of the words that the model knows");
    }

    @Test
    void aMismatchInsideNamesTheWay() {
        AttributeValue lines = AttributeValue.fromL(List.of(
                AttributeValue.fromM(Map.of("price", Values.whole(1))),
                AttributeValue.fromM(Map.of("price", Values.text("x")))));
        ItemReader item = reader("items", lines);

        assertThatThrownBy(() -> item.list("items", (each, name) -> each.nested(name, line -> line.whole("price"))))
                .isInstanceOfSatisfying(ItemMismatchException.class, e -> assertThat(e.attribute())
                        .isEqualTo("items[1].price"));
    }

    @Test
    void numbersThatOthersWroteInAnotherFormAreTheSameNumbers() {
        assertThat(reader("n", AttributeValue.fromN("1E+3")).whole("n")).isEqualTo(1000);
        assertThat(reader("n", AttributeValue.fromN("5.0")).whole("n")).isEqualTo(5);
    }
}
