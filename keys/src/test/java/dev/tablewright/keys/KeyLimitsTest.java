package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyLimitsTest {

    private static final long SEED = Scale.seed(20260131);

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
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(500, 5_000, 250_000); i++) {
            String text = Adversarial.text(random);
            assertThat(Utf8.length(text)).as("seed %d", SEED).isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
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
