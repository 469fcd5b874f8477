package dev.tablewright.peers.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.terraform.Terraform;
import dev.tablewright.peers.NodeTools;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Terraform files are as {@code terraform fmt} would leave them, and say to Terraform's parser what is to be deployed. */
class TerraformTest {

    private static final List<Deployed> ALL = Deployed.all();
    private static final Map<String, String> FILES = new TreeMap<>();
    private static JsonNode read;

    static List<Deployed> all() {
        return ALL;
    }

    @BeforeAll
    static void read() throws IOException {
        for (Deployed each : ALL) {
            for (Stack stack : each.stacks()) {
                Infrastructure alone = new Infrastructure(List.of(stack), List.of());
                Terraform.generate(each.model(), alone)
                        .files()
                        .forEach((path, text) ->
                                FILES.put(folder(each, stack) + path.substring(path.lastIndexOf('/') + 1), text));
            }
        }
        ObjectMapper json = new ObjectMapper();
        read = json.readTree(NodeTools.run("terraform.mjs", json.writeValueAsString(FILES)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void isFormatted(Deployed deployed) {
        FILES.forEach((path, text) -> {
            if (path.startsWith(deployed.name() + "/")) {
                assertThat(text)
                        .as(path)
                        .isEqualTo(read.get(path).get("formatted").asText());
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    void saysWhatIsDeployed(Deployed deployed) {
        for (Stack stack : deployed.stacks()) {
            TerraformFacts facts = new TerraformFacts(file(deployed, stack, "main.tf"));
            for (Map.Entry<String, Object> expected : StackFacts.of(stack).entrySet()) {
                assertThat(facts.all().get(expected.getKey()))
                        .as(stack.name() + " " + expected.getKey())
                        .isEqualTo(expected.getValue());
            }
            assertThat(facts.all().keySet()).isEqualTo(StackFacts.of(stack).keySet());
        }
    }

    /** No environment overwrites the files of another. */
    @ParameterizedTest
    @MethodSource("all")
    void eachEnvironmentHasItsFolder(Deployed deployed) {
        assertThat(Terraform.generate(deployed.model(), deployed.infrastructure())
                        .files())
                .hasSize(4 * deployed.stacks().size());
    }

    /** Whatever refers to something refers to something that is there. */
    @ParameterizedTest
    @MethodSource("all")
    void referencesLeadSomewhere(Deployed deployed) {
        for (Stack stack : deployed.stacks()) {
            JsonNode main = file(deployed, stack, "main.tf");
            JsonNode variables = file(deployed, stack, "variables.tf").path("variable");
            for (String name : List.of("main.tf", "outputs.tf")) {
                List<String> lost = References.in(FILES.get(path(deployed, stack, name))).stream()
                        .filter(reference -> !References.isThere(reference, main, variables))
                        .toList();
                assertThat(lost).as(path(deployed, stack, name)).isEmpty();
            }
        }
    }

    private static JsonNode file(Deployed deployed, Stack stack, String name) {
        return read.get(path(deployed, stack, name)).get("said");
    }

    private static String path(Deployed deployed, Stack stack, String name) {
        return folder(deployed, stack) + name;
    }

    private static String folder(Deployed deployed, Stack stack) {
        return deployed.name() + "/" + stack.name() + "/";
    }
}
