package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SortOrderTest {

    @Test
    void numbersAreComparedAsNumbers() {
        assertThat(sorted(new SampleValue.N("10"), new SampleValue.N("9"), new SampleValue.N("-1.5")))
                .containsExactly("-1.5", "9", "10");
    }

    /** A surrogate pair is below U+FFFD for Java, but behind it in UTF-8. */
    @Test
    void textsAreComparedByTheirBytes() {
        assertThat(sorted(new SampleValue.S("\uD83D\uDE00"), new SampleValue.S("\uFFFD"), new SampleValue.S("Z")))
                .containsExactly("Z", "\uFFFD", "\uD83D\uDE00");
    }

    @Test
    void binariesAreComparedWithoutSign() {
        String low = Base64.getEncoder().encodeToString(new byte[] {1});
        String high = Base64.getEncoder().encodeToString(new byte[] {-1});

        assertThat(sorted(new SampleValue.B(high), new SampleValue.B(low))).containsExactly(low, high);
    }

    private static List<String> sorted(SampleValue... values) {
        KeySchema schema = new KeySchema(
                List.of(new KeyAttribute("PK", KeyType.STRING)), List.of(new KeyAttribute("SK", KeyType.STRING)));
        return Stream.of(values)
                .map(value -> new SampleItem("A", "T", new TreeMap<>(Map.of("SK", value))))
                .sorted(new SortOrder(schema))
                .map(item -> item.attributes().get("SK").plainText())
                .toList();
    }
}
