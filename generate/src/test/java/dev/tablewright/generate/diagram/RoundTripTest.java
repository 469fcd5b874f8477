package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.language.importer.Diagram;
import dev.tablewright.language.importer.DiagramAttribute;
import dev.tablewright.language.importer.DiagramImporter;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is drawn is read back by {@code tablewright init}: the same entities, attributes, keys and relationships. */
class RoundTripTest {

    static Stream<HostileModel> models() {
        return DiagramModels.all();
    }

    static Stream<HostileModel> examples() {
        return DiagramModels.examples();
    }

    @ParameterizedTest
    @MethodSource("models")
    void mermaidIsReadBack(HostileModel drawn) {
        Model model = drawn.model();

        assertSame(model, read("erd.mmd", Mermaid.of(model)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void plantUmlIsReadBack(HostileModel drawn) {
        Model model = drawn.model();

        assertSame(model, read("erd.puml", PlantUml.of(model)));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void labelsOfTheExamplesStay(HostileModel drawn) {
        Model model = drawn.model();
        List<String> labels = model.relationships().stream()
                .map(line -> line.label().orElse(""))
                .toList();

        for (Diagram diagram : List.of(read("erd.mmd", Mermaid.of(model)), read("erd.puml", PlantUml.of(model)))) {
            assertThat(diagram.relationships())
                    .extracting(line -> line.label().orElse(""))
                    .isEqualTo(labels);
        }
    }

    @Test
    void mermaidLeavesAttributesOutRatherThanBeTooLarge() {
        StringBuilder file = new StringBuilder("tablewright: 1\napplication: Many\nentities:\n");
        for (int i = 0; i < 600; i++) {
            file.append("  Entity")
                    .append(i)
                    .append(": { id: id, attributes: { id: ulid, ")
                    .append("aRatherLongName".repeat(4))
                    .append(": string } }\n");
        }
        Model model = DiagramModels.parsed(
                file.append("patterns:\n  one: { get: Entity0, by: id }\n").toString());
        String text = Mermaid.of(model);

        assertThat(text).hasSizeLessThanOrEqualTo(Mermaid.LONGEST);
        assertThat(read("erd.mmd", text).entities()).hasSize(600);
    }

    private static void assertSame(Model model, Diagram diagram) {
        assertThat(diagram.entities())
                .extracting(entity -> entity.name().text())
                .containsExactlyElementsOf(model.entities().stream()
                        .map(entity -> entity.name().text())
                        .toList());
        for (int i = 0; i < model.entities().size(); i++) {
            assertThat(diagram.entities().get(i).attributes())
                    .extracting(RoundTripTest::words)
                    .containsExactlyElementsOf(
                            EntityRow.of(model, model.entities().get(i)).stream()
                                    .map(row -> row.name() + row.marks())
                                    .toList());
        }
        assertThat(diagram.relationships())
                .extracting(line -> line.left() + " " + line.leftCardinality() + line.identifying()
                        + line.rightCardinality() + " " + line.right())
                .containsExactlyElementsOf(model.relationships().stream()
                        .map(line -> line.left() + " " + line.leftCardinality() + line.identifying()
                                + line.rightCardinality() + " " + line.right())
                        .toList());
    }

    private static String words(DiagramAttribute attribute) {
        List<String> marks = Stream.of(
                        attribute.key() ? "PK" : "", attribute.foreignKey() ? "FK" : "", attribute.unique() ? "UK" : "")
                .filter(mark -> !mark.isEmpty())
                .toList();
        // Mermaid's star stands before names that it would take for marks.
        return attribute.name().text().replace("*", "") + marks;
    }

    private static Diagram read(String name, String text) {
        Diagnostics diagnostics = new Diagnostics();
        Diagram diagram =
                DiagramImporter.read(new SourceFile(name, text), diagnostics).orElseThrow();
        assertThat(diagnostics.hasErrors()).as(diagnostics.sorted().toString()).isFalse();
        return diagram;
    }
}
