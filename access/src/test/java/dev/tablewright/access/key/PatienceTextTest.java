package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PatienceTextTest {

    @Test
    void saysWhatTheExpressionSays() {
        assertThat(PatienceText.matches("^[a-z]+$", "amber")).isTrue();
        assertThat(PatienceText.matches("^[a-z]+$", "Amber")).isFalse();
        assertThat(PatienceText.matches("[a-z]+", "amber#")).isFalse();
    }

    @Test
    void doesNotWaitForAnExpressionThatTriesEverything() {
        // Without a limit this takes hours: every way to group the letters is tried.
        assertThat(PatienceText.matches("^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(60)))
                .isFalse();
    }

    @Test
    void whatIsNoExpressionMatchesNothing() {
        assertThat(PatienceText.matches("[", "[")).isFalse();
    }
}
