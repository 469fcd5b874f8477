package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.check.Models;
import dev.tablewright.testing.Examples;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PopulationSizeTest {

    static List<String> examples() {
        return Examples.names();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aboutAsManyAsAskedFor(String example) {
        for (long items : new long[] {200, 1000, 100_000, 10_000_000}) {
            Map<String, Long> counts = PopulationSize.items(items).of(Models.example(example));
            long total = counts.values().stream().mapToLong(Long::longValue).sum();
            assertThat(total).as("%s of %d: %s", example, items, counts).isBetween(items * 6 / 10, items * 11 / 10);
            assertThat(counts.values()).allMatch(count -> count >= 1);
        }
    }

    @Test
    void shopsKeepTheirProportions() {
        Map<String, Long> counts = PopulationSize.scale(new BigDecimal("0.001")).of(Models.example("shop"));
        assertThat(counts)
                .containsEntry("Customer", 2000L)
                .containsEntry("Order", 60_000L)
                .containsEntry("Product", 50L)
                .containsEntry("Review", 5000L);
        // A few of everything, however small the scale.
        assertThat(counts.get("Category")).isBetween(3L, 20L);
    }

    @Test
    void singletonsAreAlone() {
        Map<String, Long> counts = PopulationSize.items(5000).of(Models.example("deals"));
        assertThat(counts).containsEntry("FeatureFlags", 1L).containsEntry("EditorsChoice", 1L);
        assertThat(counts.get("FrontPage")).isLessThanOrEqualTo(10);
    }

    @Test
    void mistakesAreSaid() {
        assertThatThrownBy(() -> PopulationSize.items(0)).isInstanceOf(PopulationException.class);
        assertThatThrownBy(() -> PopulationSize.scale(BigDecimal.ZERO)).isInstanceOf(PopulationException.class);
        assertThatThrownBy(() -> PopulationSize.exactly(Map.of("Nobody", 3L)).of(Models.example("shop")))
                .isInstanceOf(PopulationException.class)
                .hasMessageContaining("Nobody")
                .hasMessageContaining("Customer");
    }
}
