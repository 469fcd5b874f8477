package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyShardTest {

    private static final long SEED = Scale.seed(20260131);

    /** From the tables of the authors of the hash. */
    @ParameterizedTest
    @CsvSource({"'', cbf29ce484222325", "a, af63dc4c8601ec8c", "foobar, 85944171f73967e8"})
    void theHashIsFnv1a(String text, String hash) {
        assertThat(Long.toHexString(KeyShard.hash(text))).isEqualTo(hash);
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "10, 1", "11, 2", "15, 2", "100, 2", "101, 3", "1000, 3"})
    void shardsAreAsWideAsTheLargest(int count, int width) {
        assertThat(KeyShard.of("alice", count)).hasSize(width);
    }

    @Test
    void shardsAreWhatTheReferenceComputes() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(500, 5_000, 250_000); i++) {
            String encoded = KeyText.encode(Adversarial.text(random));
            int count = 2 + random.nextInt(999);
            assertThat(KeyShard.of(encoded, count)).as("seed %d", SEED).isEqualTo(ReferenceKeys.shard(encoded, count));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8, 10, 15, 16, 64, 100})
    void ordinaryIdsSpreadEvenly(int count) {
        Random random = new Random(SEED);
        List<IntFunction<String>> ids = List.of(
                Integer::toString,
                i -> Integer.toString(i * 2),
                i -> "user" + i,
                i -> String.format(Locale.ROOT, "%08d", i),
                i -> new UUID(random.nextLong(), random.nextLong()).toString());
        int perShard = 500;
        for (IntFunction<String> id : ids) {
            int[] sizes = new int[count];
            for (int i = 0; i < count * perShard; i++) {
                sizes[Integer.parseInt(KeyShard.of(id.apply(i), count))]++;
            }
            assertThat(Arrays.stream(sizes).boxed()).as("%s", id.apply(1)).allSatisfy(size -> assertThat(size)
                    .isBetween(350, 650));
        }
    }
}
