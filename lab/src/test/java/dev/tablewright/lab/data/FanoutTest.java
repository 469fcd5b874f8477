package dev.tablewright.lab.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.entity.Skew;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FanoutTest {

    private static final Span NOWHERE = new SourceFile("test", "").span(0, 0);

    private static final List<Optional<Skew>> SKEWS = List.of(
            Optional.empty(),
            Optional.of(new Skew.Uniform(NOWHERE)),
            Optional.of(new Skew.Zipf(new BigDecimal("0.7"), NOWHERE)),
            Optional.of(new Skew.Zipf(BigDecimal.ONE, NOWHERE)),
            Optional.of(new Skew.Zipf(new BigDecimal("2.5"), NOWHERE)),
            Optional.of(new Skew.Constant(NOWHERE)));

    @Test
    void everyChildHasItsParentAndNoParentMoreThanItMay() {
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            long parents = 1L + random.nextInt(40);
            long most = random.nextBoolean() ? Long.MAX_VALUE : 1L + random.nextInt(20);
            long children = 1L + random.nextInt((int) Math.min(500, most == Long.MAX_VALUE ? 500 : parents * most));
            long least = random.nextInt(2);
            Optional<Skew> skew = SKEWS.get(random.nextInt(SKEWS.size()));
            Fanout fanout = new Fanout(parents, children, least, most, Popularity.of(skew, parents), Chance.mix(seed));
            long sum = 0;
            for (long parent = 0; parent < parents; parent++) {
                long size = fanout.size(parent);
                assertThat(size)
                        .as("seed %d, parent %d, %s", seed, parent, skew)
                        .isBetween(0L, most);
                if (children >= parents * least) {
                    assertThat(size).as("seed %d, parent %d", seed, parent).isGreaterThanOrEqualTo(least);
                }
                for (long child = fanout.start(parent); child < fanout.start(parent) + size; child++) {
                    assertThat(fanout.parentOf(child))
                            .as("seed %d, child %d", seed, child)
                            .isEqualTo(parent);
                }
                sum += size;
            }
            assertThat(sum).as("seed %d", seed).isEqualTo(children);
        }
    }

    @Test
    void aShuffleIsTheSameNumbersInAnotherOrder() {
        for (long bound : new long[] {1, 2, 3, 7, 64, 100, 1000, 4097}) {
            Shuffle shuffle = new Shuffle(bound, 42);
            Set<Long> seen = new HashSet<>();
            for (long i = 0; i < bound; i++) {
                assertThat(shuffle.at(i)).isBetween(0L, bound - 1);
                seen.add(shuffle.at(i));
            }
            assertThat(seen).hasSize((int) bound);
        }
    }

    @Test
    void allOfAConstantGoesToOne() {
        Fanout fanout =
                new Fanout(50, 1000, 0, Long.MAX_VALUE, Popularity.of(Optional.of(new Skew.Constant(NOWHERE)), 50), 1);
        assertThat(fanout.size(0)).isEqualTo(1000);
    }

    @Test
    void evenlyMeansThatNobodyHasMoreThanTwiceAsMany() {
        Fanout fanout = new Fanout(50, 10_000, 0, Long.MAX_VALUE, Popularity.of(Optional.empty(), 50), 1);
        Set<Long> sizes = new HashSet<>();
        for (int parent = 0; parent < 50; parent++) {
            assertThat(fanout.size(parent)).isLessThanOrEqualTo(401);
            sizes.add(fanout.size(parent));
        }
        assertThat(sizes).hasSizeGreaterThan(20);
    }
}
