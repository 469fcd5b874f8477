package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyLimitsTest {

    /** Characters of one to four bytes. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "é", "€", "😀"})
    void bytesCountAndNotCharacters(String character) {
        int width = character.getBytes(StandardCharsets.UTF_8).length;
        String sortKey = "x".repeat(1024 % width) + character.repeat(1024 / width);
        String partitionKey = "x".repeat(2048 % width) + character.repeat(2048 / width);
        assertThat(KeyLimits.sortKey(sortKey)).isSameAs(sortKey);
        assertThat(KeyLimits.partitionKey(partitionKey)).isSameAs(partitionKey);
        assertRefused(Refusal.KEY_TOO_LONG, () -> KeyLimits.sortKey(sortKey + "x"));
        assertRefused(Refusal.KEY_TOO_LONG, () -> KeyLimits.partitionKey(partitionKey + "x"));
    }

    @Test
    void emptyKeysAreRefused() {
        assertRefused(Refusal.EMPTY_KEY, () -> KeyLimits.partitionKey(""));
        assertRefused(Refusal.EMPTY_KEY, () -> KeyLimits.sortKey(""));
    }

    @Test
    void keysWithoutUtf8FormAreRefused() {
        assertRefused(Refusal.UNPAIRED_SURROGATE, () -> KeyLimits.sortKey("a\ud800"));
    }

    @Test
    void lengthsAndBytesAreThoseOfTheJdk() {
        Random random = Seed.random();
        for (int i = 0; i < Seed.times(5_000); i++) {
            String text = Adversarial.text(random);
            assertThat(Utf8.length(text))
                    .as("seed %d", Seed.VALUE)
                    .isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
        }
    }

    @Test
    void keyOrderIsTheOrderOfUtf8Bytes() {
        List<String> all = Adversarial.allStrings(Adversarial.ALPHABET, 2);
        for (String left : all) {
            for (String right : all) {
                assertThat(Integer.signum(KeyOrder.UTF8.compare(left, right)))
                        .isEqualTo(Integer.signum(ByteOrder.KEYS.compare(left, right)));
            }
        }
    }
}
