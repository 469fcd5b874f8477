package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which diagram a file holds is seen from its content, not from its name. */
class DialectTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "erDiagram\nA ||--o{ B\n",
                "  erDiagram\n  A ||--o{ B",
                "\n\n%% comment\n%%{init: {}}%%\nerDiagram\nA ||--o{ B\n",
                "---\nconfig:\n  theme: dark\n---\nerDiagram\r\nA ||--o{ B\r\n",
                "# Title\n\ntext\n```mermaid\nerDiagram\nA ||--o{ B\n```\nmore text with { and |x\n",
                "@startuml\nA ||--o{ B\n@enduml\n",
                "@startuml(id=x)\nA ||--o{ B\n",
                "' comment\n@startuml shop\nA ||--o{ B\n@enduml\ntrailing text {\n",
                "text\n```plantuml\n@startuml\nA ||--o{ B\n@enduml\n```\ntext\n",
                "```plantuml\nentity A\nA ||--o{ B\n```\n",
                "entity A\nA ||--o{ B\n",
            })
    void aDiagramIsFound(String text) {
        Imported diagram = Imported.of("diagram.txt", text);

        assertThat(diagram.titles().stream().filter(title -> !title.startsWith("this says nothing")))
                .isEmpty();
        assertThat(diagram.lines()).containsExactly("- A ||--o{ B");
    }

    @Test
    void aFileWithoutADiagramIsAMistake() {
        assertThat(Imported.of("notes.txt", "flowchart LR\nA --> B\n").report()).isEqualTo("""
                        error[TW0195]: this file holds no entity diagram
                         --> notes.txt:1:1
                          |
                        1 | flowchart LR
                          | ^^^^^^^^^^^^
                        help: begin a Mermaid diagram with `erDiagram`, a PlantUML diagram with `@startuml`
                        """);
        assertThat(Imported.of("empty.mmd", "").titles()).containsExactly("this file holds no entity diagram");
    }

    @Test
    void aDiagramWithoutEntitiesIsAMistake() {
        assertThat(Imported.mermaid("direction LR\n").report()).isEqualTo("""
                        error[TW0195]: this diagram has no entities
                         --> shop.mmd:1:1
                          |
                        1 | erDiagram
                          | ^^^^^^^^^
                        help: draw at least one entity
                        """);
    }

    @Test
    void onlyTheFirstDiagramOfAFileIsRead() {
        Imported diagram = Imported.of(
                "doc.md", "```mermaid\nerDiagram\nA\n```\n\n```plantuml\n@startuml\nentity B\n@enduml\n```\n");

        assertThat(diagram.report()).isEqualTo("""
                        warning[TW0196]: this is not the first diagram of the file
                         --> doc.md:7:1
                          |
                        7 | @startuml
                          | ^^^^^^^^^ it is ignored
                        help: keep each diagram in a file of its own, or draw one diagram
                        """);
        assertThat(diagram.diagram().orElseThrow().entities()).hasSize(1);
    }
}
