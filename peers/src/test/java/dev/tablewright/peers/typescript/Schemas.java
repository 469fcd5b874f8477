package dev.tablewright.peers.typescript;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.typescript.TypeScriptGenerator;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.peers.NodeTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Models and their schemas, and Node to run them in. */
final class Schemas {

    // Half of a surrogate pair has no UTF-8 form, but an escape.
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private Schemas() {}

    /** The examples, by their names. */
    static Map<String, Model> examples() {
        return models(Path.of("../examples"), folder -> folder.resolve(folder.getFileName() + ".yaml"));
    }

    /** Models that have every type, and names that mean something elsewhere. */
    static Map<String, Model> difficult() {
        return models(Path.of("../generate/src/test/models"), file -> file);
    }

    private static Map<String, Model> models(Path folder, java.util.function.UnaryOperator<Path> file) {
        try (Stream<Path> all = Files.list(folder)) {
            Map<String, Model> models = new LinkedHashMap<>();
            for (Path each : all.map(file).sorted().toList()) {
                if (Files.isRegularFile(each) && each.toString().endsWith(".yaml")) {
                    models.put(each.getFileName().toString().replace(".yaml", ""), read(each));
                }
            }
            return models;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Model read(Path file) throws IOException {
        return model(file.getFileName().toString(), Files.readString(file));
    }

    static Model model(String name, String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile(name, text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    static String source(Model model) {
        Generated generated = TypeScriptGenerator.generate(model);
        if (generated.files().isEmpty()) {
            throw new AssertionError(generated.diagnostics());
        }
        return generated.files().get(TypeScriptGenerator.FILE);
    }

    /** What the compiler has against sources. */
    static List<String> problems(Map<String, String> sources) {
        JsonNode problems = read(NodeTools.run("type-check.mjs", written(sources)));
        return Stream.iterate(0, i -> i < problems.size(), i -> i + 1)
                .map(i -> problems.get(i).asText())
                .toList();
    }

    /** The answers to calls, all in one run. */
    static JsonNode answers(Map<String, String> sources, List<? extends Map<String, ?>> calls) {
        return read(NodeTools.run("entity-schemas.mjs", written(Map.of("models", sources, "calls", calls))));
    }

    static String written(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
