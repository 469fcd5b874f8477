package dev.tablewright.capacity.heat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HottestShareTest {

    @Test
    void ofOneValueItIsAll() {
        assertThat(HottestShare.uniform(1)).isEqualByComparingTo("1");
        assertThat(HottestShare.zipf(1, BigDecimal.ONE)).isEqualByComparingTo("1");
    }

    @Test
    void uniformIsAnEqualPart() {
        assertThat(HottestShare.uniform(200)).isEqualByComparingTo("0.005");
    }

    @Test
    void theSeriesIsThatOfTheTextbooks() {
        assertThat(HottestShare.harmonic(10, 1)).isCloseTo(2.9289682539682538, within(1e-14));
        // log(n) + Euler's constant + 1/2n
        assertThat(HottestShare.harmonic(1_000_000_000_000L, 1)).isCloseTo(28.20823678083008, within(1e-9));
        // pi²/6
        assertThat(HottestShare.harmonic(1_000_000_000_000L, 2)).isCloseTo(1.6449340668, within(1e-9));
    }

    /** The formula against adding every term. */
    @Test
    void theTailEqualsTheSlowSum() {
        long seed = 20261115;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            long n = random.nextLong(1, 200_000);
            double s = random.nextInt(1, 301) / 100.0;
            double slow = 0;
            for (long k = n; k >= 1; k--) {
                slow += Math.pow((double) k, -s);
            }
            assertThat(HottestShare.harmonic(n, s))
                    .as("seed %d: n %d, s %s", seed, n, s)
                    .isCloseTo(slow, within(slow * 1e-9));
        }
    }

    @Test
    void moreValuesAreNeverHotter() {
        BigDecimal before = BigDecimal.ONE;
        for (long n = 1; n < 1_000_000_000_000_000L; n *= 7) {
            BigDecimal share = HottestShare.zipf(n, new BigDecimal("0.99"));
            assertThat(share).isLessThanOrEqualTo(before);
            before = share;
        }
    }
}
