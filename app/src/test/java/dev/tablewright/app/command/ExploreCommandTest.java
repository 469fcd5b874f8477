package dev.tablewright.app.command;

import static dev.tablewright.app.command.LabTables.SHOP;
import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

/** What {@code tablewright explore} shows when it is asked one question, and that it changes nothing. */
class ExploreCommandTest {

    private static final LabTables TABLES = LabTables.fresh();
    private static Set<Map<String, AttributeValue>> before;
    private static String customer;

    @TempDir
    private Path folder;

    @BeforeAll
    static void fill() {
        assertThat(TABLES.seed(SHOP, "--items", "120").exit()).isZero();
        before = TABLES.items("Shop");
        // Whoever has most orders has more than a page of them.
        customer = before.stream()
                .filter(item -> item.get("Type").s().equals("Order"))
                .map(item -> item.get("customer").s())
                .max(java.util.Comparator.comparing(ExploreCommandTest::orders))
                .orElseThrow();
    }

    private static long orders(String of) {
        return before.stream()
                .filter(item -> item.get("Type").s().equals("Order")
                        && item.get("customer").s().equals(of))
                .count();
    }

    @AfterAll
    static void nothingWasEverWritten() {
        assertThat(TABLES.items("Shop")).isEqualTo(before);
    }

    private static Run explore(String... more) {
        return TABLES.run("explore", SHOP, more);
    }

    private static JsonNode json(String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(more));
        arguments.add("--json");
        Run run = explore(arguments.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void aPartitionHasALineForEachItem() {
        Run run = explore("--key", "CUSTOMER#" + customer, "--limit", "1000");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out().lines().filter(line -> line.matches("[0-9]+ +Order +.*")))
                .hasSize((int) orders(customer));
        assertThat(run.out()).containsPattern("(?m)^[0-9]+ +Customer +username " + customer + ", email ");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 120);
        assertThat(run.err()).contains(", read only\n").contains("Query " + TABLES.prefix() + "Shop");
    }

    @Test
    void sortKeysMayBeginWithSomething() throws IOException {
        JsonNode found = json("--key", "CUSTOMER#" + customer, "--key", "CUSTOMER#" + customer);
        assertThat(found.at("/items")).hasSize(1);
        assertThat(found.at("/items/0/name").asText()).isEqualTo("Customer");
        JsonNode indexed = json("--index", "GSI2", "--key", "STATUS#SHIPPED", "--key", "2025");
        assertThat(indexed.get("items")).isNotEmpty().allSatisfy(item -> assertThat(
                        item.at("/keys/GSI2SK/text").asText())
                .startsWith("2025"));
    }

    @Test
    void oneItemIsShownWithAllItsKeysRead() {
        Run run = explore("--key", "CUSTOMER#" + customer, "--key", "CUSTOMER#" + customer);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("Customer\n\nkeys\n")
                .containsPattern("(?m)^  PK +CUSTOMER#" + customer + " +username = " + customer + "$")
                .containsPattern("(?m)^  GSI1PK +EMAIL#\\S+ +email = ")
                .contains("\nentity\n")
                .containsPattern("(?m)^  username +" + customer + "$")
                .contains("\nitem\n");
        assertThat(run.err()).contains("1 of 1 read, 1 unit, 1 request");
    }

    @Test
    void whatIsNotThereIsNothing() throws IOException {
        Run run = explore("--key", "CUSTOMER#nobody_at_all");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo("nothing\n");
        assertThat(json("--pattern", "customer", "--with", "username=nobody").get("items"))
                .isEmpty();
    }

    @Test
    void programsGoOnUntilTheEnd() throws IOException {
        for (List<String> question : List.of(
                List.of("--pattern", "ordersOfCustomer", "--with", "customer=" + customer),
                List.of("--key", "CUSTOMER#" + customer))) {
            List<String> seen = new ArrayList<>();
            List<String> arguments = new ArrayList<>(question);
            arguments.addAll(List.of("--limit", "3"));
            JsonNode page = json(arguments.toArray(String[]::new));
            while (true) {
                page.get("items")
                        .forEach(item -> seen.add(item.at("/entity/orderId").asText()));
                seen.remove("");
                if (page.get("next").isNull()) {
                    break;
                }
                List<String> onwards = new ArrayList<>(arguments);
                onwards.addAll(List.of("--after", page.get("next").asText()));
                page = json(onwards.toArray(String[]::new));
            }
            assertThat(seen).doesNotHaveDuplicates().hasSize((int) orders(customer));
        }
    }

    @Test
    void programsSeeEntityKeysItemAndEffort() throws IOException {
        JsonNode root = json("--pattern", "customer", "--with", "username=" + customer);
        assertThat(root.get("version").asInt()).isEqualTo(1);
        JsonNode item = root.at("/items/0");
        assertThat(item.get("kind").asText()).isEqualTo("entity");
        assertThat(item.get("problem").isNull()).isTrue();
        assertThat(item.at("/entity/username").asText()).isEqualTo(customer);
        assertThat(item.at("/item/PK/S").asText()).isEqualTo("CUSTOMER#" + customer);
        assertThat(item.at("/keys/PK/values/username").asText()).isEqualTo(customer);
        assertThat(root.get("read").asInt()).isEqualTo(1);
        assertThat(root.get("units").decimalValue()).isEqualByComparingTo("0.5");
        assertThat(root.at("/requests/0").asText()).startsWith("GetItem ");
    }

    @Test
    void rangesHaveTwoEnds() throws IOException {
        JsonNode found = json(
                "--pattern", "ordersByStatus",
                "--with", "status=SHIPPED",
                "--with", "from=2025-01-01T00:00:00Z",
                "--with", "to=2025-06-30T00:00:00Z",
                "--limit", "1000");
        assertThat(found.get("items")).isNotEmpty().allSatisfy(item -> assertThat(
                        item.at("/entity/placedAt").asText())
                .isBetween("2025-01-01", "2025-06-30T00:00:00Z"));
    }

    @Test
    void prefixesAreBeginnings() throws IOException {
        String model = "../examples/shop-tables/shop-tables.yaml";
        LabTables tables = LabTables.fresh();
        assertThat(tables.seed(model, "--items", "60").exit()).isZero();
        Map<String, AttributeValue> product =
                tables.items("Products").stream().findFirst().orElseThrow();
        String category = product.get("category").s();
        String beginning = product.get("name").s().substring(0, 3);
        Run run = tables.run(
                "explore",
                model,
                "--json",
                "--pattern",
                "productsByName",
                "--with",
                "category=" + category,
                "--with",
                "prefix=" + beginning);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(new ObjectMapper().readTree(run.out()).get("items"))
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.at("/entity/name").asText()).startsWith(beginning));
        Run several = tables.run("explore", model, "--key", "x");
        assertThat(several.exit()).isEqualTo(2);
        assertThat(several.err()).contains("tablewright: name one with --table: ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--pattern custmer | there is no pattern `custmer`; the nearest is `customer`",
                "--pattern customer | `username` is missing; write: customer username=…",
                "--pattern customer --with name=x | `name=x` is nothing that customer is asked with",
                "--pattern customer --with username | `username` is nothing that customer is asked with",
                "--pattern ordersByStatus --with status=LOST | `status`: `LOST` is none of PENDING, SHIPPED",
                "--pattern ordersByStatus --with status=SHIPPED --with from=soon | `from`: ",
                "--pattern ordersOfCustomer --with customer=x --after y | the cursor is no cursor",
                "--pattern customer --key x | --pattern and --key are two questions: ask one",
                "--with a=b | --with is for --pattern",
                "--json | --json is for --pattern and --key",
                "--after x | --after is for --pattern and --key",
                "--index GSI1 | --index is for --key",
                "--table Shop | --table is for --key",
                "--key x --index GSI9 | Shop has no index `GSI9`",
                "--key x --table Shops | there is no table `Shops`: Shop",
                "--key x --after ??? | `???` is nothing to go on from",
                "--key x --after e30 | `e30` is nothing to go on from",
                "--key x --after eyJhIjp7IlNTIjoieCJ9fQ | is nothing to go on from",
                "--key a --key b --key c | give --key for each, in this order",
                "--key x --limit 0 | --limit is from 1 to 1000, not 0"
            })
    void misuseEndsWithTwo(String options, String message) {
        Run run = explore(options.strip().split(" "));
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("tablewright: ").contains(message.strip());
        assertThat(run.out()).isEmpty();
    }

    @Test
    void anEmptyKeyIsNone() {
        Run run = explore("--key", "");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("`PK` is part of a key, and never empty");
    }

    @Test
    void aMissingTableIsAMatterOfTheEnvironment() {
        Run run = LabTables.fresh().run("explore", SHOP, "--key", "x");
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains(" has no such table or index: ").doesNotContain("\tat ");
    }

    /** Sensitive values do not show in keys either, nor in those of a guard, whatever form is asked for. */
    @Test
    void whatIsSensitiveStaysHidden() throws IOException {
        String text = Files.readString(Path.of(SHOP))
                .replace("max: 200, unique: true }", "max: 200, unique: true, sensitive: true }");
        String model = Files.writeString(folder.resolve("discreet.yaml"), text).toString();
        String email = before.stream()
                .filter(item -> item.get("PK").s().equals("CUSTOMER#" + customer) && item.containsKey("email"))
                .map(item -> item.get("email").s())
                .findFirst()
                .orElseThrow();
        List<String> whole = List.of("--key", "CUSTOMER#" + customer, "--key", "CUSTOMER#" + customer);
        List<String> partition = List.of("--key", "CUSTOMER#" + customer, "--limit", "1000");
        List<String> asked = List.of("--pattern", "customer", "--with", "username=" + customer, "--json");
        for (List<String> question : List.of(whole, partition, asked)) {
            Run hidden = TABLES.run("explore", model, question.toArray(String[]::new));
            assertThat(hidden.exit()).as(hidden.err()).isZero();
            assertThat(hidden.out() + hidden.err()).doesNotContain(email);
            List<String> insisting = new ArrayList<>(question);
            insisting.add("--reveal");
            assertThat(TABLES.run("explore", model, insisting.toArray(String[]::new))
                            .out())
                    .contains(email);
        }
        assertThat(TABLES.run("explore", model, whole.toArray(String[]::new)).out())
                .containsPattern("(?m)^  GSI1PK +\\(sensitive\\)$")
                .containsPattern("(?m)^  email +\\(sensitive\\)$");
        Run guard = TABLES.run("explore", model, "--key", "CUSTOMEREMAIL#" + email, "--json");
        assertThat(guard.out()).contains("\"kind\": \"guard\"").doesNotContain("\"PK\"");
    }

    @Test
    void aModelThatIsNotThereCannotBeRead() {
        Run run = run("explore", "nowhere.yaml");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("nowhere.yaml");
    }
}
