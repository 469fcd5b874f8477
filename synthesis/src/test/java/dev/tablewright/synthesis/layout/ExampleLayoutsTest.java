package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.check.Models;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example in the other layout: as the golden copy shows it, without an error, and with every pattern served. */
class ExampleLayoutsTest {

    static List<String> examples() {
        return Examples.atScale();
    }

    @Test
    void allAreThere() {
        assertThat(Examples.names()).hasSize(11);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheGoldenCopySays(String example) throws IOException {
        Path golden = Path.of("src/test/layouts", example + ".txt");
        String text = LayoutText.of(OtherLayout.of(Models.example(example)));
        if (CorpusFile.isRewriting()) {
            Files.createDirectories(golden.getParent());
            Files.writeString(golden, text);
        }
        assertThat(text).isEqualTo(Files.readString(golden));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void servesEveryPatternWithoutAnError(String example) {
        Model model = Models.example(example);
        Model other = OtherLayout.of(model).model();

        assertThat(other.design().map(Design::layout))
                .isNotEqualTo(model.design().map(Design::layout));
        assertThat(Verdicts.errors(other)).isEmpty();
        assertThat(Verdicts.served(other)).hasSameSizeAs(model.patterns()).isEqualTo(Verdicts.served(model));
    }

    /** No write takes more actions than before: guards, counters and parents are found from the same values. */
    @ParameterizedTest
    @MethodSource("examples")
    void writesAsMuchAsBefore(String example) {
        Model model = Models.example(example);

        assertThat(actions(OtherLayout.of(model).model())).isEqualTo(actions(model));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void servesEveryPatternThereAndBack(String example) {
        Model model = Models.example(example);
        Model back = OtherLayout.of(OtherLayout.of(model).model()).model();

        assertThat(back.design().map(Design::layout)).isEqualTo(model.design().map(Design::layout));
        assertThat(Verdicts.errors(back)).isEmpty();
        assertThat(Verdicts.served(back)).isEqualTo(Verdicts.served(model));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void joinsThereAndBackWhatWasJoined(String example) {
        Model model = Models.example(example);
        Model back = OtherLayout.of(OtherLayout.of(model).model()).model();

        // Where only a read that throws things away would do for all, exact reads for each are better.
        assertThat(model.patterns())
                .map(pattern -> pattern.name().text())
                .allMatch(pattern -> Verdicts.reads(back, pattern) <= Verdicts.reads(model, pattern)
                        || Verdicts.readsExactly(back, pattern));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isTheSameEveryTime(String example) {
        assertThat(LayoutText.of(OtherLayout.of(Models.example(example))))
                .isEqualTo(LayoutText.of(OtherLayout.of(Models.example(example))));
    }

    @Test
    void theShopComesBackToTheKeysThatPeopleGaveIt() {
        Model shop = Models.example("shop");
        Model back = OtherLayout.of(OtherLayout.of(shop).model()).model();

        assertThat(primaryKeys(back)).isEqualTo(primaryKeys(shop));
        assertThat(Verdicts.reads(OtherLayout.of(shop).model(), "customerPage")).isEqualTo(2);
        assertThat(Verdicts.reads(back, "customerPage")).isEqualTo(1);
    }

    private static List<String> actions(Model model) {
        return WritePlanner.plan(model).stream()
                .map(plan -> plan.write().name() + " " + plan.actions().size() + " actions")
                .toList();
    }

    private static List<String> primaryKeys(Model model) {
        return model.design().orElseThrow().keys().stream()
                .map(ExampleLayoutsTest::primaryKey)
                .toList();
    }

    private static String primaryKey(EntityKeys keys) {
        return keys.entity()
                + keys.primary()
                        .values()
                        .map(value -> " " + ((KeyValue.Composed) value).template())
                        .toList()
                        .toString();
    }
}
