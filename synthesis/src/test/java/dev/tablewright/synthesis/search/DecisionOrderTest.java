package dev.tablewright.synthesis.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Pattern i reads entity i + 1 with its parent. */
final class DecisionOrderTest {

    private static final int PATTERNS = 39;

    private final List<List<Integer>> tree = IntStream.rangeClosed(0, PATTERNS)
            .mapToObj(entity -> IntStream.range(0, PATTERNS)
                    .filter(pattern -> pattern + 1 == entity || pattern / 3 == entity)
                    .boxed()
                    .toList())
            .toList();

    @Test
    void everythingIsDecidedOnce() {
        List<Step> steps = all(DecisionOrder.of(PATTERNS, tree, List.of())).toList();

        assertThat(steps.stream().map(Step::pattern))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, PATTERNS).boxed().toList());
        assertThat(steps.stream().flatMap(step -> step.complete().stream()))
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(0, PATTERNS).boxed().toList());
    }

    @Test
    void inATreeLittleMattersLater() {
        assertThat(all(DecisionOrder.of(PATTERNS, tree, List.of())))
                .allSatisfy(step -> assertThat(step.context()).hasSizeLessThanOrEqualTo(3));
    }

    @Test
    void readersOfOnePartitionKnowOfEachOther() {
        Step first = DecisionOrder.of(2, List.of(List.of(0), List.of(1)), List.of(List.of(0, 1)))
                .get(0);

        assertThat(first)
                .isEqualTo(new Step(0, List.of(), List.of(0), List.of(new Step(1, List.of(0), List.of(1), List.of()))));
    }

    @Test
    void whatHasNothingInCommonIsDecidedByItself() {
        assertThat(DecisionOrder.of(2, List.of(List.of(0), List.of(1)), List.of()))
                .hasSize(2);
    }

    private static Stream<Step> all(List<Step> steps) {
        return steps.stream().flatMap(step -> Stream.concat(Stream.of(step), all(step.next())));
    }
}
