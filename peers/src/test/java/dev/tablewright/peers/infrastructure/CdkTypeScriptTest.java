package dev.tablewright.peers.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.infrastructure.cdk.CdkTypeScript;
import dev.tablewright.peers.NodeTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** CDK programs in TypeScript are accepted by the strict compiler, and what the CDK makes of them is our template. */
class CdkTypeScriptTest {

    private static final List<Deployed> ALL = Deployed.all();
    private static Path programs;

    static List<Deployed> all() {
        return ALL;
    }

    /** One compiler and one process for all: starting the CDK takes longer than everything else. */
    @BeforeAll
    static void synthesize() throws IOException {
        programs = Files.createTempDirectory(NodeTools.home(), "programs");
        List<String> folders = new ArrayList<>();
        for (Deployed each : ALL) {
            Path folder = programs.resolve(each.plainName());
            Assembly.write(
                    folder,
                    CdkTypeScript.generate(each.model(), each.infrastructure()).files());
            folders.add(folder.toString());
        }
        NodeTools.run("cdk-synthesis.mjs", String.join("\n", folders));
    }

    @ParameterizedTest
    @MethodSource("all")
    void synthesizesToOurTemplates(Deployed deployed) {
        deployed.templates().forEach((stack, template) -> {
            Path made = programs.resolve(deployed.plainName()).resolve("cdk.out");
            assertThat(Template.differences(template, Assembly.template(made, stack)))
                    .as(stack)
                    .isEmpty();
        });
    }
}
