package dev.tablewright.app.command;

import static dev.tablewright.app.command.LabTables.SHOP;
import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** What {@code tablewright seed} writes, says, and leaves alone. */
@ResourceLock("System.in")
class SeedCommandTest {

    private final LabTables tables = LabTables.fresh();

    @TempDir
    private Path folder;

    @Test
    void whatItSaysWasWrittenIsThere() {
        Run run = tables.seed(SHOP, "--items", "60");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("at the endpoint http://127.0.0.1:")
                .contains("made " + tables.prefix() + "Shop\n")
                .contains("next: tablewright explore " + SHOP + " --endpoint http://127.0.0.1:")
                .contains(" --prefix " + tables.prefix() + "\n");
        for (String entity : List.of("Customer", "Category", "Product", "Order", "Review")) {
            long there = tables.items("Shop").stream()
                    .filter(item -> item.get("Type").s().equals(entity))
                    .count();
            assertThat(run.out()).containsPattern("(?m)^" + entity + " +" + there + " +[0-9]+$");
        }
    }

    @Test
    void whatIsThereAlreadyIsRefusedAndSaid() {
        tables.seed(SHOP, "--items", "60");
        Run again = tables.seed(SHOP, "--items", "60");
        assertThat(again.exit()).isEqualTo(1);
        assertThat(again.out()).containsPattern("(?m)^Customer +0 .*3 refused: ");
        assertThat(again.err()).doesNotContain("made ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"data.jsonl", "new/folder/data.jsonl", "csv/"})
    void whatWasDumpedCanBeRestored(String name) throws IOException {
        String first = folder + "/" + name;
        String second = folder + "/second-" + name;
        assertThat(tables.seed(SHOP, "--items", "60", "--dump", first).exit()).isZero();
        LabTables others = LabTables.fresh();
        Run restored = others.seed(SHOP, "--load", first, "--restore", "--dump", second);
        assertThat(restored.exit()).as(restored.err()).isZero();
        assertThat(restored.err()).contains("wrote 59 entities to " + second);
        assertThat(plain(others.items("Shop"))).isEqualTo(plain(tables.items("Shop")));
        assertThat(texts(Path.of(second))).isEqualTo(texts(Path.of(first)));
    }

    /** The engine keeps the zeros at the end of a number that is within something else; DynamoDB does not. */
    private static Set<Object> plain(Set<Map<String, AttributeValue>> items) {
        return items.stream().map(item -> plain(AttributeValue.fromM(item))).collect(Collectors.toSet());
    }

    private static Object plain(AttributeValue value) {
        return switch (value.type()) {
            case N -> new BigDecimal(value.n()).stripTrailingZeros();
            case L -> value.l().stream().map(SeedCommandTest::plain).toList();
            case M ->
                value.m().entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, entry -> plain(entry.getValue())));
            default -> value;
        };
    }

    private static List<String> texts(Path path) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                texts.add(Files.readString(file)
                        .replaceAll("(\\.[0-9]*?)0+(?=[,}\\]])", "$1")
                        .replaceAll("\\.(?=[,}\\]])", ""));
            }
        }
        return texts;
    }

    @Test
    void badLinesAreToldByFileAndLineAndNothingIsWritten() throws IOException {
        Path json = Files.writeString(folder.resolve("shop.jsonl"), """
                {"entity":"Category","categoryId":"chairs","name":"Chairs","description":"To sit on"}
                {"entity":"Categry","categoryId":"01JYYF1SH41DM7XAG1ERM7SK7G","name":"Chairs"}
                {"entity":"Customer","username":"ALICE","email":"a@example.org","name":"Alice","addresses":[]}
                {"entity":"Customer"
                """);
        Run run = tables.seed(SHOP, "--load", json.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("shop.jsonl:2: ")
                .contains("shop.jsonl:3: Customer.username does not match ^[a-z0-9_]+$\n")
                .contains("shop.jsonl:4: it is no JSON: ")
                .doesNotContain("REDACTED")
                .doesNotContain("shop.jsonl:1: ")
                .endsWith("nothing was written\n");
        assertThat(tables.exists("Shop")).isFalse();
    }

    @Test
    void badCellsAreToldByFileAndLineAndNothingIsWritten() throws IOException {
        Files.writeString(folder.resolve("Category.csv"), "categoryId,name\n01JYYF1SH41DM7XAG1ERM7SK7G,Chairs\nx\n");
        Run run = tables.seed(SHOP, "--load", folder.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("Category.csv:3: there are 2 columns, and here 1")
                .endsWith("nothing was written\n");
        assertThat(tables.exists("Shop")).isFalse();
    }

    @Test
    void filesThatCannotBeReadAreMisuse() throws IOException {
        Run missing = tables.seed(SHOP, "--load", folder + "/nowhere.jsonl");
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).isEqualTo("tablewright: there is no " + folder + "/nowhere.jsonl\n");
        Path binary = Files.write(folder.resolve("noise.jsonl"), new byte[] {(byte) 0xc3, 0x28, (byte) 0xff});
        Run noise = tables.seed(SHOP, "--load", binary.toString());
        assertThat(noise.exit()).isEqualTo(2);
        assertThat(noise.err()).isEqualTo("tablewright: cannot read " + binary + ": it is no text in UTF-8\n");
        Run empty = tables.seed(
                SHOP, "--load", Files.createDirectory(folder.resolve("empty")).toString());
        assertThat(empty.exit()).isEqualTo(1);
        assertThat(empty.err()).contains("there is no file of an entity, such as Customer.csv");
        assertThat(tables.exists("Shop")).isFalse();
    }

    @Test
    void anEmptyFileIsNothing() throws IOException {
        Run run = tables.seed(
                SHOP,
                "--load",
                Files.writeString(folder.resolve("empty.jsonl"), "\n\n").toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo("nothing was written: there are no entities\n");
    }

    @Test
    void aDumpThatCannotBeWrittenIsAMatterOfTheEnvironment() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run below = tables.seed(SHOP, "--items", "20", "--dump", file + "/data.jsonl");
        assertThat(below.exit()).isEqualTo(3);
        assertThat(below.err())
                .contains("tablewright: cannot write " + file + "/data.jsonl: " + file + " is no folder\n");
    }

    @Test
    void aTableWithOtherKeysIsLeftAlone() {
        LabTables.client().createTable(create -> create.tableName(tables.prefix() + "Shop")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(KeySchemaElement.builder()
                        .attributeName("id")
                        .keyType(KeyType.HASH)
                        .build())
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName("id")
                        .attributeType(ScalarAttributeType.S)
                        .build()));
        Run run = tables.seed(SHOP, "--items", "20");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains(" has another table than the model needs: ")
                .contains(tables.prefix() + "Shop");
        assertThat(tables.items("Shop")).isEmpty();
    }

    @Test
    void theModelMayComeFromStandardInput() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(SHOP))));
            Run run = tables.seed("-", "--items", "20");
            assertThat(run.exit()).as(run.err()).isZero();
        } finally {
            System.setIn(before);
        }
        assertThat(tables.items("Shop")).isNotEmpty();
    }

    @Test
    void aModelWithErrorsOrWithoutDesignHasNoTables() throws IOException {
        String shop = Files.readString(Path.of(SHOP));
        Path bare = Files.writeString(folder.resolve("bare.yaml"), shop.substring(0, shop.indexOf("\ndesign:") + 1));
        Run without = tables.seed(bare.toString());
        assertThat(without.exit()).isEqualTo(1);
        assertThat(without.err())
                .isEqualTo(bare + " has no design yet: there are no tables\nnext: tablewright design --write " + bare
                        + ", which gives it one\n");
        Path unread = Files.writeString(folder.resolve("unread.yaml"), shop.replace("by: username", "by: usrname"));
        Run wrong = tables.seed(unread.toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.err()).contains("error[TW0105]: Customer has no attribute `usrname`");
        Path broken =
                Files.writeString(folder.resolve("broken.yaml"), shop.replace("STATUS#{status}", "STATUS#{total}"));
        Run refused = tables.seed(broken.toString());
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).contains("error[TW").endsWith("next: mend this; nothing was done\n");
        assertThat(tables.exists("Shop")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--items 0 | --items is at least 1, not 0",
                "--items ten | --items",
                "--scale 0 | --scale is above 0, not 0",
                "--items 5 --scale 0.1 | --items and --scale are two sizes: name one",
                "--seed x | --seed",
                "--restore | --restore is for --load",
                "--endpoint http://localhost:1 | say --write if that is meant",
                "--aws | say --write if that is meant",
                "--endpoint http://localhost:1 --write --stay | --stay is for an engine that is started here",
                "--endpoint http://localhost:1 --aws --write | --endpoint and --aws are two places: name one",
                "--endpoint localhost:8000 --write | `localhost:8000` is no address of an endpoint",
                "--profile mine | --profile is for AWS: say --aws as well"
            })
    void misuseEndsWithTwo(String options, String message) {
        List<String> arguments = new ArrayList<>(List.of("seed", SHOP));
        arguments.addAll(List.of(options.strip().split(" ")));
        Run run = run(arguments.toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message.strip());
        assertThat(run.out()).isEmpty();
    }
}
