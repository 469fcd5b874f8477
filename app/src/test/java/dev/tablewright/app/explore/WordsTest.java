package dev.tablewright.app.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void blanksSeparateAndQuotesKeepTogether() {
        assertThat(Words.of("")).isEmpty();
        assertThat(Words.of("  open\tCUSTOMER#alice  ")).containsExactly("open", "CUSTOMER#alice");
        assertThat(Words.of("byName name='Open Oak Keyboard'")).containsExactly("byName", "name=Open Oak Keyboard");
        assertThat(Words.of("a \"it's\" ''")).containsExactly("a", "it's", "");
    }

    @Test
    void aQuoteHasToBeClosed() {
        assertThatExceptionOfType(MistypedException.class)
                .isThrownBy(() -> Words.of("open 'CUSTOMER"))
                .withMessage("a quote is not closed");
    }
}
