package dev.tablewright.peers.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.peers.NodeTools;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** CloudFormation's own specification knows all that templates say, and misses nothing in them. */
class ResourceSpecificationTest {

    private static List<String> judged(Map<String, ?> templates) throws JsonProcessingException {
        return NodeTools.run("resource-specification.mjs", new ObjectMapper().writeValueAsString(templates))
                .lines()
                .toList();
    }

    @Test
    void knowsEveryPropertyOfEveryTemplate() throws JsonProcessingException {
        Map<String, Object> templates = new TreeMap<>();
        Deployed.all()
                .forEach(deployed -> deployed.templates()
                        .forEach((stack, template) -> templates.put(deployed.name() + "/" + stack, template)));
        List<String> lines = judged(templates);
        assertThat(lines).hasSize(1);
        assertThat(Integer.parseInt(lines.get(0).split(" ")[0])).isGreaterThan(1_000);
    }

    @Test
    void doesNotKnowWhatIsMisspeltMissingOrOfAnotherType() throws JsonProcessingException {
        Map<String, Object> properties =
                Map.of("TableNam", "x", "DeletionProtectionEnabled", "yes", "GlobalSecondaryIndexes", List.of(Map.of()));
        assertThat(judged(Map.of(
                        "t",
                        Map.of(
                                "Resources",
                                Map.of(
                                        "Shop",
                                        Map.of("Type", "AWS::DynamoDB::Table", "Properties", properties),
                                        "Other",
                                        Map.of("Type", "AWS::DynamoDB::Tabel", "Properties", Map.of()))))))
                .contains(
                        "t Shop.TableNam: no such property",
                        "t Shop.DeletionProtectionEnabled: \"yes\" is no boolean",
                        "t Shop.KeySchema: is required",
                        "t Shop.GlobalSecondaryIndexes[0].Projection: is required",
                        "t Other: no type AWS::DynamoDB::Tabel");
    }
}
