package dev.tablewright.app.command;

import static dev.tablewright.app.command.LabTables.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What {@code tablewright validate} finds, and how it says so. */
class ValidateCommandTest {

    private static final LabTables SOUND = LabTables.fresh();
    private static final LabTables SPOILT = LabTables.fresh();
    private static Set<Map<String, AttributeValue>> before;

    @TempDir
    private Path folder;

    /** An index key that did not follow, an item that nobody knows, and a category that is gone. */
    @BeforeAll
    static void fill() {
        assertThat(SOUND.seed(SHOP, "--items", "60").exit()).isZero();
        assertThat(SPOILT.seed(SHOP, "--items", "60").exit()).isZero();
        Map<String, AttributeValue> order = new HashMap<>(SPOILT.items("Shop").stream()
                .filter(item -> item.get("Type").s().equals("Order"))
                .findFirst()
                .orElseThrow());
        order.put("GSI2PK", AttributeValue.fromS("STATUS#LOST"));
        SPOILT.put("Shop", order);
        SPOILT.put(
                "Shop",
                Map.of(
                        "PK",
                        AttributeValue.fromS("X"),
                        "SK",
                        AttributeValue.fromS("Y"),
                        "Type",
                        AttributeValue.fromS("Letter")));
        before = SPOILT.items("Shop");
    }

    @AfterAll
    static void nothingWasEverWritten() {
        assertThat(SPOILT.items("Shop")).isEqualTo(before);
    }

    @Test
    void soundTablesAreClean() throws IOException {
        Run run = SOUND.run("validate", SHOP);
        assertThat(run.exit()).as(run.out()).isZero();
        assertThat(run.out()).containsPattern("^[0-9]+ items, [0-9]+ read units, [0-9.]+ s: all as the model says\n");
        assertThat(run.err()).contains(", read only\n").endsWith("next: tablewright test " + SHOP + "\n");
        JsonNode json = new ObjectMapper()
                .readTree(SOUND.run("validate", SHOP, "--format", "json").out());
        assertThat(json.get("clean").asBoolean()).isTrue();
        assertThat(json.get("items").asInt()).isEqualTo(SOUND.items("Shop").size());
    }

    @Test
    void everyFindingSaysWhereAndWhat() {
        Run run = SPOILT.run("validate", SHOP);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains("error[StaleIndexKey]: Order `GSI2`\n  --> " + SPOILT.prefix() + "Shop PK=CUSTOMER#")
                .containsPattern("   = expected: .*STATUS#(PENDING|SHIPPED|DELIVERED|CANCELLED)")
                .containsPattern("   = found:    .*STATUS#LOST")
                .contains("[UnknownType]: ")
                .containsPattern("(?m)^StaleIndexKey +1$")
                .containsPattern("(?m)^UnknownType +1$");
        assertThat(run.err())
                .contains("next: tablewright validate " + SHOP + " --endpoint ")
                .contains(" --repair fixes.jsonl, which writes how to put it right\n");
    }

    @Test
    void programsReadFindings() throws IOException {
        Path sarif = folder.resolve("new/shop.sarif");
        Run run = SPOILT.run("validate", SHOP, "--format", "json", "--format", "sarif:" + sarif);
        assertThat(run.exit()).isEqualTo(1);
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.get("clean").asBoolean()).isFalse();
        assertThat(json.at("/counts/StaleIndexKey").asInt()).isEqualTo(1);
        assertThat(json.get("samples")).anySatisfy(sample -> {
            assertThat(sample.get("kind").asText()).isEqualTo("StaleIndexKey");
            assertThat(sample.get("attribute").asText()).isEqualTo("GSI2");
            assertThat(sample.get("repairable").asBoolean()).isTrue();
        });
        String text = Files.readString(sarif);
        try (InputStream in = getClass().getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(in);
            assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
        }
        JsonNode results = new ObjectMapper().readTree(text).at("/runs/0/results");
        assertThat(results).hasSize(2);
        assertThat(results)
                .allSatisfy(result -> assertThat(result.at("/locations/0/logicalLocations/0/fullyQualifiedName")
                                .asText())
                        .startsWith(SPOILT.prefix() + "Shop/PK="));
    }

    @Test
    void onlyWhatIsAskedForIsLookedFor() {
        assertThat(SPOILT.run("validate", SHOP, "--only", "DanglingGuard,TtlUnit")
                        .exit())
                .isZero();
        Run one = SPOILT.run("validate", SHOP, "--only", "UnknownType");
        assertThat(one.exit()).isEqualTo(1);
        assertThat(one.out()).contains("UnknownType").doesNotContain("StaleIndexKey");
        Run none = SPOILT.run("validate", SHOP, "--samples", "0");
        assertThat(none.out()).contains("1 more StaleIndexKey").doesNotContain("-->");
    }

    @Test
    void aPlanHasALineForEachFinding() throws IOException {
        Path plan = folder.resolve("new/fixes.jsonl");
        Run run = SPOILT.run("validate", SHOP, "--repair", plan.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("wrote " + plan + "\n").doesNotContain("--repair");
        List<String> lines = Files.readAllLines(plan);
        assertThat(lines).hasSize(2);
        assertThat(lines).anySatisfy(line -> {
            JsonNode fix = new ObjectMapper().readTree(line);
            assertThat(fix.path("operation").asText()).isEqualTo("UpdateItem");
            assertThat(fix.at("/request/ConditionExpression").asText()).isNotEmpty();
        });
        assertThat(lines).anySatisfy(line -> assertThat(
                        new ObjectMapper().readTree(line).path("byHand").asText())
                .isNotEmpty());
    }

    @Test
    void whatIsDoneNeedNotBeResumed() {
        Path place = folder.resolve("shop.progress");
        assertThat(SPOILT.run("validate", SHOP, "--resume", place.toString()).exit())
                .isEqualTo(1);
        assertThat(place).doesNotExist();
    }

    @Test
    void aPlaceOfSomethingElseIsNotGoneOnFrom() throws IOException {
        Path noise = Files.writeString(folder.resolve("noise"), "tablewright");
        Path other = Files.writeString(
                folder.resolve("other"),
                "{\"purpose\":\"Shop in Elsewhere\",\"items\":3,\"segments\":[],\"samples\":[]}");
        Run first = SPOILT.run("validate", SHOP, "--resume", noise.toString());
        assertThat(first.exit()).isEqualTo(2);
        assertThat(first.err())
                .contains("tablewright: " + noise
                        + " is of no use here: it is no file in which a validation kept its place\n");
        Run second = SPOILT.run("validate", SHOP, "--resume", other.toString());
        assertThat(second.exit()).isEqualTo(2);
        assertThat(second.err()).contains("it was begun for another validation, of Shop in Elsewhere");
        assertThat(noise).hasContent("tablewright");
    }

    @Test
    void aMissingTableIsAMatterOfTheEnvironment() {
        Run run = LabTables.fresh().run("validate", SHOP);
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(" has no such table or index: ").doesNotContain("\tat ");
    }

    @Test
    void aPlanThatCannotBeWrittenIsSaid() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = SPOILT.run("validate", SHOP, "--repair", file + "/fixes.jsonl");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("tablewright: cannot write " + file + "/fixes.jsonl: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--only StaleIndexKeys | there is no kind `StaleIndexKeys`; the nearest is `StaleIndexKey`",
                "--units 0 | --units is above 0, not 0.0",
                "--units NaN | --units is above 0, not NaN",
                "--segments 0 | --segments is from 1 to 1000, not 0",
                "--samples -1 | --samples is at least 0, not -1",
                "--format xml | unknown format `xml`"
            })
    void misuseEndsWithTwo(String options, String message) {
        Run run = SPOILT.run("validate", SHOP, options.strip().split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message.strip());
    }
}
