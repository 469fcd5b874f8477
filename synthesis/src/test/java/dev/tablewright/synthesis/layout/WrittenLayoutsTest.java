package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.fixtures.ValueText;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.format.SectionedFile;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every derived design can be written into its model, and is the same when it is read again. */
class WrittenLayoutsTest {

    static Stream<Model> models() {
        return Stream.concat(Examples.atScale().stream().map(Models::example), Scale.some(40, Models.corpus()));
    }

    static List<String> examples() {
        return Examples.names();
    }

    @ParameterizedTest
    @MethodSource("models")
    void isTheSameWhenReadAgain(Model model) {
        Model other = OtherLayout.of(model).model();
        DesignInsertion.Result result = DesignInsertion.insert(model.source(), other);

        assertThat(result.diagnostics()).isEmpty();
        Model again = Models.read(model.source().name(), result.text().orElseThrow());
        assertThat(text(again)).isEqualTo(text(other));
        assertThat(Verdicts.errors(again)).isEqualTo(Verdicts.errors(other));
        assertThat(Verdicts.served(again)).isEqualTo(Verdicts.served(other));
    }

    @ParameterizedTest
    @MethodSource("models")
    void comesBackToTheFirstLayout(Model model) {
        Model back = OtherLayout.of(OtherLayout.of(model).model()).model();
        String text = DesignInsertion.insert(model.source(), back).text().orElseThrow();

        assertThat(text(Models.read(model.source().name(), text))).isEqualTo(text(back));
    }

    @ParameterizedTest
    @MethodSource("models")
    void allElseStaysToTheCharacter(Model model) {
        String text = DesignInsertion.insert(
                        model.source(), OtherLayout.of(model).model())
                .text()
                .orElseThrow();

        assertThat(rest(new SourceFile("after", text))).isEqualTo(rest(model.source()));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void lineBreaksStayAsTheyAre(String example) {
        String unix = Examples.text(example);
        Model other = OtherLayout.of(Models.example(example)).model();
        String wanted = DesignInsertion.insert(new SourceFile(example, unix), other)
                .text()
                .orElseThrow();

        for (String lineBreak : List.of("\r\n", "\r")) {
            SourceFile file = new SourceFile(example, unix.replace("\n", lineBreak));
            assertThat(DesignInsertion.insert(file, other).text()).contains(wanted.replace("\n", lineBreak));
        }
    }

    private static String rest(SourceFile file) {
        SourceFile rest = file;
        for (String section : List.of("tables", "design")) {
            rest = SectionedFile.of(rest, new Diagnostics())
                    .orElseThrow()
                    .without(section)
                    .file();
        }
        return rest.text();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theFormatterHasNothingToDo(String example) {
        Model model = Models.example(example);
        String text = DesignInsertion.insert(
                        model.source(), OtherLayout.of(model).model())
                .text()
                .orElseThrow();

        assertThat(Formatter.format(new SourceFile(example, text)).text()).contains(text);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void aSecondTimeChangesNothing(String example) {
        Model model = Models.example(example);
        Model other = OtherLayout.of(model).model();
        String text = DesignInsertion.insert(model.source(), other).text().orElseThrow();

        assertThat(DesignInsertion.insert(new SourceFile(example, text), other).text())
                .contains(text);
        assertThat(DesignWriter.write(Models.read(example, text))).isEqualTo(DesignWriter.write(other));
    }

    /** The design and the settings; the order of the indexes of a table is that in which entities mention them. */
    private static String text(Model model) {
        Design design = model.design().orElseThrow();
        List<Table> tables = design.tables().stream()
                .map(table -> new Table(
                        table.name(),
                        table.key(),
                        table.indexes().stream()
                                .sorted(Comparator.comparing(
                                        (Index index) -> index.name().text()))
                                .toList()))
                .toList();
        Design sorted = new Design(
                design.layout(),
                design.encoding(),
                design.typeAttribute(),
                tables,
                design.keys(),
                design.companions(),
                design.span());
        return ValueText.of(Redesigned.of(model, sorted, model.deployment()));
    }
}
