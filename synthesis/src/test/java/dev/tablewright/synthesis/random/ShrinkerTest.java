package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whatever fails in a large model can be seen in a small one. */
class ShrinkerTest {

    @Test
    void leavesWhatIsNeededToReadItAndNothingElse() {
        Fields large = LongStream.range(0, 1_000)
                .mapToObj(RandomModel::sketch)
                .filter(holds(ShrinkerTest::countsByReference))
                .findFirst()
                .orElseThrow();

        Fields small = Shrinker.shrink(large, holds(ShrinkerTest::countsByReference));

        assertThat(SketchText.of(small).lines().count())
                .as(SketchText.of(small))
                .isLessThanOrEqualTo(10);
        assertThat(holds(ShrinkerTest::countsByReference).test(small)).isTrue();
    }

    @Test
    void keepsWhatCannotBeSmaller() {
        Fields small = Fields.NONE
                .with("tablewright", "1")
                .with("application", "A")
                .with(
                        "entities",
                        Fields.NONE.with(
                                "E", Fields.NONE.with("id", "i").with("attributes", Fields.NONE.with("i", "string"))));

        assertThat(Shrinker.shrink(small, holds(model -> true))).isEqualTo(small);
    }

    private static Predicate<Fields> holds(Predicate<Model> condition) {
        return sketch -> DesignlessModel.of(sketch)
                .filter(read -> condition.test(read.model()))
                .isPresent();
    }

    private static boolean countsByReference(Model model) {
        return model.patterns().stream()
                .anyMatch(pattern -> pattern.operation() == Pattern.Operation.COUNT
                        && !pattern.by().isEmpty()
                        && !model.relationships().isEmpty());
    }
}
