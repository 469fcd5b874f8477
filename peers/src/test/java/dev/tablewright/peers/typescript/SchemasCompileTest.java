package dev.tablewright.peers.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.Generated;
import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.generate.hostile.HostileModels;
import dev.tablewright.generate.typescript.TypeScriptGenerator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The compiler has nothing against generated schemas, under its strictest settings; whatever the names are. */
@ResourceLock("the scripts for Node")
class SchemasCompileTest {

    @Test
    void examplesAndDifficultModelsCompile() {
        Map<String, String> sources = new LinkedHashMap<>();
        Schemas.examples().forEach((name, model) -> sources.put(name + ".ts", Schemas.source(model)));
        Schemas.difficult().forEach((name, model) -> sources.put(name + ".ts", Schemas.source(model)));
        assertThat(sources).hasSizeGreaterThan(12);
        assertThat(Schemas.problems(sources)).isEmpty();
    }

    @Test
    void hostileModelsCompileOrAreRefused() {
        Map<String, String> sources = new LinkedHashMap<>();
        HostileModels.all().forEach(hostile -> add(sources, hostile));
        assertThat(sources).hasSizeGreaterThan(8);
        assertThat(Schemas.problems(sources)).isEmpty();
    }

    private static void add(Map<String, String> sources, HostileModel hostile) {
        Generated generated = TypeScriptGenerator.generate(hostile.model());
        assertThat(generated.files().isEmpty()).as(hostile.name()).isEqualTo(generated.hasErrors());
        generated.files().forEach((file, text) -> sources.put(hostile.name() + ".ts", text));
    }

    @Test
    void theCompilerIsReallyAsked() {
        assertThat(Schemas.problems(Map.of("wrong.ts", "export const one: string = 1;\n")))
                .singleElement()
                .asString()
                .contains("TS2322");
    }
}
