package dev.tablewright.peers.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.generate.diagram.Mermaid;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.peers.NodeTools;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Mermaid understands our diagrams as we mean them. */
class MermaidParsesTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void mermaidFindsTheSameEntitiesAndRelationships() throws IOException {
        Map<String, Model> models = DrawnModels.all();
        List<String> texts = models.values().stream().map(Mermaid::of).toList();
        JsonNode read = JSON.readTree(NodeTools.run("mermaid-parse.mjs", JSON.writeValueAsString(texts)));

        int at = 0;
        for (Map.Entry<String, Model> model : models.entrySet()) {
            assertSame(model.getKey(), model.getValue(), read.get(at++));
        }
        assertThat(at).isGreaterThan(10);
    }

    private static void assertSame(String name, Model model, JsonNode read) {
        assertThat(read.get("type").asText()).isEqualTo("er");
        List<String> entities = new ArrayList<>();
        read.get("entities").forEach(entity -> entities.add(entity.get("name").asText() + attributes(entity)));
        assertThat(entities)
                .as(name)
                .containsExactlyElementsOf(
                        model.entities().stream().map(MermaidParsesTest::words).toList());
        List<String> lines = new ArrayList<>();
        read.get("relationships").forEach(line -> lines.add(words(line)));
        assertThat(lines)
                .as(name)
                .containsExactlyElementsOf(model.relationships().stream()
                        .map(MermaidParsesTest::words)
                        .toList());
    }

    /** Names in the order of the diagram, which shows the id first. */
    private static String words(Entity entity) {
        List<String> names = new ArrayList<>();
        entity.id().forEach(part -> names.add(part.text()));
        entity.attributes().stream()
                .map(attribute -> attribute.name().text())
                .filter(name -> !names.contains(name))
                .forEach(names::add);
        return entity.name().text() + names;
    }

    private static String attributes(JsonNode entity) {
        List<String> names = new ArrayList<>();
        entity.get("attributes")
                .forEach(attribute -> names.add(attribute.get("name").asText().replace("*", "")));
        return names.toString();
    }

    private static String words(Relationship line) {
        return line.left() + " " + word(line.leftCardinality()) + (line.identifying() ? "" : " NON") + "-IDENTIFYING "
                + word(line.rightCardinality()) + " " + line.right();
    }

    /** What Mermaid calls A is how many stand at its right end. */
    private static String words(JsonNode line) {
        boolean identifying = line.get("relType").asText().equals("IDENTIFYING");
        return line.get("left").asText() + " " + line.get("cardB").asText() + (identifying ? "" : " NON")
                + "-IDENTIFYING " + line.get("cardA").asText() + " "
                + line.get("right").asText();
    }

    private static String word(Cardinality cardinality) {
        return switch (cardinality) {
            case EXACTLY_ONE -> "ONLY_ONE";
            default -> cardinality.name();
        };
    }
}
