package dev.tablewright.access.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReservedWordsTest {

    @Test
    void areAsManyAsTheDeveloperGuideLists() {
        assertThat(ReservedWords.WORDS).hasSize(573).allMatch(word -> word.matches("[A-Z]{2,}"));
    }

    @Test
    void areReservedInAnyCase() {
        assertThat(ReservedWords.contains("status")).isTrue();
        assertThat(ReservedWords.contains("Status")).isTrue();
        assertThat(ReservedWords.contains("ZONE")).isTrue();
        assertThat(ReservedWords.contains("orderId")).isFalse();
        assertThat(ReservedWords.contains("PK")).isFalse();
        assertThat(ReservedWords.contains("")).isFalse();
    }
}
