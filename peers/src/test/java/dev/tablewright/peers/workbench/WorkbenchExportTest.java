package dev.tablewright.peers.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.generate.hostile.HostileModels;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.workbench.WorkbenchExport;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exports have the shape of models that the Workbench exported itself, and say what the design says. */
class WorkbenchExportTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Path> models() throws IOException {
        try (Stream<Path> own = Files.list(Path.of("../generate/src/test/models"))) {
            List<Path> difficult = own.filter(Files::isRegularFile).sorted().toList();
            return Stream.concat(Examples.files().stream(), difficult.stream());
        }
    }

    static Stream<HostileModel> hostile() {
        return HostileModels.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void hasTheShapeAndTheKeys(Path file) throws IOException {
        Model model = model(file);
        List<SampleItem> samples = Samples.of(model);
        String text = text(model, samples);
        assertThat(complaints(text)).isEmpty();
        assertThat(text(model, samples)).isEqualTo(text);
        JsonNode tables = JSON.readTree(text).get("DataModel");
        Design design = model.design().orElseThrow();
        assertThat(tables).hasSize(design.tables().size());
        List<JsonNode> shown = new ArrayList<>();
        for (JsonNode table : tables) {
            List<String> keys = names(table.get("KeyAttributes"));
            Set<String> attributes = new HashSet<>(table.get("NonKeyAttributes").findValuesAsText("AttributeName"));
            assertThat(attributes).doesNotContainAnyElementsOf(keys);
            assertThat(attributes).hasSameSizeAs(table.get("NonKeyAttributes"));
            for (JsonNode index : table.path("GlobalSecondaryIndexes")) {
                assertThat(names(index.get("KeyAttributes")))
                        .allMatch(name -> attributes.contains(name) || keys.contains(name));
            }
            for (JsonNode facet : table.get("TableFacets")) {
                facet(facet, keys, attributes);
                facet.get("TableData").forEach(shown::add);
            }
        }
        assertThat(shown).hasSameSizeAs(samples);
    }

    /** Attributes of facets are attributes of the table, and items have the key and nothing that the facet lacks. */
    private static void facet(JsonNode facet, List<String> keys, Set<String> attributes) {
        Set<String> own = new HashSet<>();
        facet.get("NonKeyAttributes").forEach(name -> own.add(name.asText()));
        assertThat(attributes).containsAll(own);
        for (JsonNode item : facet.get("TableData")) {
            List<String> names = new ArrayList<>();
            item.fieldNames().forEachRemaining(names::add);
            assertThat(names).containsAll(keys);
            assertThat(names).allMatch(name -> keys.contains(name) || own.contains(name));
        }
        String alias = facet.get("KeyAttributeAlias").get("PartitionKeyAlias").asText();
        String literal = alias.contains("{") ? alias.substring(0, alias.indexOf('{')) : alias;
        for (JsonNode item : facet.get("TableData")) {
            assertThat(item.get(keys.get(0)).elements().next().asText()).startsWith(literal);
        }
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void hostileModelsHaveTheShapeOrAreRefused(HostileModel hostile) throws IOException {
        Generated generated = WorkbenchExport.of(hostile.model(), List.of());
        assertThat(generated.files().isEmpty()).isEqualTo(generated.hasErrors());
        for (String text : generated.files().values()) {
            assertThat(complaints(text)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop", "shop-tables"})
    void isTheGoldenCopy(String example) throws IOException {
        Model model = model(Examples.file(example));
        String text = text(model, Samples.of(model));
        Path golden = Path.of("src/test/resources/workbench", example + ".json");
        if (CorpusFile.isRewriting()) {
            Files.writeString(golden, text);
        }
        assertThat(Files.readString(golden)).isEqualTo(text);
    }

    private static List<String> names(JsonNode keys) {
        return keys.findValuesAsText("AttributeName");
    }

    private static String text(Model model, List<SampleItem> samples) {
        return WorkbenchExport.of(model, samples).files().get(WorkbenchExport.FILE);
    }

    private static Model model(Path file) throws IOException {
        SourceFile source = new SourceFile(file.getFileName().toString(), Files.readString(file));
        return ModelReader.read(source).model().orElseThrow();
    }

    private static List<String> complaints(String text) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("src/test/resources/workbench/data-model.schema.json")));
        return schema.validate(text, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
