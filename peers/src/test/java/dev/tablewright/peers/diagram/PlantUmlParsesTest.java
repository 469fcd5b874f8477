package dev.tablewright.peers.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.diagram.PlantUml;
import dev.tablewright.model.Model;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.sourceforge.plantuml.BlockUml;
import net.sourceforge.plantuml.SourceStringReader;
import net.sourceforge.plantuml.abel.Entity;
import net.sourceforge.plantuml.classdiagram.ClassDiagram;
import net.sourceforge.plantuml.syntax.SyntaxChecker;
import net.sourceforge.plantuml.syntax.SyntaxResult;
import org.junit.jupiter.api.Test;

/** PlantUML understands our diagrams as we mean them. */
class PlantUmlParsesTest {

    @Test
    void plantUmlReportsNoError() {
        for (Map.Entry<String, Model> model : DrawnModels.all().entrySet()) {
            SyntaxResult result = SyntaxChecker.checkSyntax(PlantUml.of(model.getValue()));
            assertThat(result.isError())
                    .as(model.getKey() + " " + result.getErrors())
                    .isFalse();
        }
    }

    @Test
    void plantUmlFindsTheSameEntitiesAndRelationships() {
        for (Map.Entry<String, Model> model : DrawnModels.all().entrySet()) {
            ClassDiagram diagram = read(PlantUml.of(model.getValue()));
            Set<String> names =
                    diagram.leafs().stream().map(Entity::getName).collect(Collectors.toCollection(TreeSet::new));
            assertThat(names)
                    .as(model.getKey())
                    .isEqualTo(model.getValue().entities().stream()
                            .map(entity -> entity.name().text())
                            .collect(Collectors.toCollection(TreeSet::new)));
            // It adds lines that nobody sees, to place what is not connected.
            List<String> lines = diagram.getLinks().stream()
                    .filter(link -> !link.isInvis())
                    .map(link -> link.getEntity1().getName() + " "
                            + link.getEntity2().getName())
                    .toList();
            assertThat(lines)
                    .as(model.getKey())
                    .containsExactlyInAnyOrderElementsOf(model.getValue().relationships().stream()
                            .map(line -> line.left() + " " + line.right())
                            .toList());
        }
    }

    private static ClassDiagram read(String text) {
        BlockUml block = new SourceStringReader(text).getBlocks().get(0);
        return (ClassDiagram) block.getDiagram();
    }
}
