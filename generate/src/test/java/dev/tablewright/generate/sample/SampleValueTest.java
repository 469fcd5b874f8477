package dev.tablewright.generate.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SampleValueTest {

    @Test
    void textsStandAloneWithoutQuotesAndInCollectionsWithThem() {
        SampleValue text = new SampleValue.S("a \"b\"");

        assertThat(text.plainText()).isEqualTo("a \"b\"");
        assertThat(new SampleValue.L(List.of(text, new SampleValue.N("1.50"))).plainText())
                .isEqualTo("[\"a \\\"b\\\"\", 1.50]");
    }

    @Test
    void mapsAndSetsAreSorted() {
        SampleValue map = new SampleValue.M(
                new TreeMap<>(Map.of("zip", new SampleValue.NULL(), "city", new SampleValue.BOOL(true))));

        assertThat(map.plainText()).isEqualTo("{city: true, zip: null}");
        assertThat(new SampleValue.SS(new TreeSet<>(List.of("b", "a"))).plainText())
                .isEqualTo("{\"a\", \"b\"}");
        assertThat(new SampleValue.NS(List.of("9", "10")).plainText()).isEqualTo("{9, 10}");
        assertThat(new SampleValue.BS(new TreeSet<>(List.of("AQ=="))).plainText())
                .isEqualTo("{AQ==}");
    }

    @Test
    void everyTypeHasItsNameInDynamoDbsJson() {
        assertThat(List.of(
                        new SampleValue.S("").type(),
                        new SampleValue.N("0").type(),
                        new SampleValue.B("").type(),
                        new SampleValue.BOOL(false).type(),
                        new SampleValue.NULL().type()))
                .containsExactly("S", "N", "B", "BOOL", "NULL");
    }
}
