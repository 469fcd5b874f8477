package dev.tablewright.app.command;

import static dev.tablewright.app.command.LabTables.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What {@code tablewright explore} answers line by line. */
@ResourceLock("System.in")
class ExploreLinesTest {

    private static final LabTables TABLES = LabTables.fresh();
    private static Set<Map<String, AttributeValue>> before;
    private static String customer;

    @BeforeAll
    static void fill() {
        assertThat(TABLES.seed(SHOP, "--items", "60").exit()).isZero();
        // An item that the model does not know, and one that cannot be read.
        TABLES.put("Shop", Map.of("PK", text("CUSTOMER#zoe"), "SK", text("LETTER#1"), "Type", text("Letter")));
        TABLES.put(
                "Shop",
                Map.of(
                        "PK",
                        text("CUSTOMER#zoe"),
                        "SK",
                        text("CUSTOMER#zoe"),
                        "Type",
                        text("Customer"),
                        "username",
                        text("zoe")));
        before = TABLES.items("Shop");
        customer = before.stream()
                .filter(item -> item.get("Type").s().equals("Order"))
                .map(item -> item.get("customer").s())
                .findFirst()
                .orElseThrow();
    }

    @AfterAll
    static void nothingWasEverWritten() {
        assertThat(TABLES.items("Shop")).isEqualTo(before);
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    /** Types lines, and gives what was answered. */
    private static String typed(String... lines) {
        InputStream original = System.in;
        try {
            System.setIn(new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
            Run run = TABLES.run("explore", SHOP, "--limit", "3");
            assertThat(run.exit()).as(run.err()).isZero();
            return run.out();
        } finally {
            System.setIn(original);
        }
    }

    @Test
    void helpNamesWhatTheModelHas() {
        assertThat(typed("help")).contains("PATTERN name=value").contains("follow N ATTRIBUTE");
        assertThat(typed("?")).isEqualTo(typed("help"));
        assertThat(typed("tables")).contains("CUSTOMER#{username}").contains("guard of Customer.email");
        assertThat(typed("patterns")).contains("ordersByStatus status=… [from=…] [to=…]\n");
    }

    @Test
    void listsGoOn() {
        String twice = typed("scan", "next");
        assertThat(twice).contains("3 of 3 read").contains("; next shows more\n");
        assertThat(twice.split("3 of 3 read", -1)).hasSize(3);
        assertThat(typed("ordersOfCustomer customer=" + customer, "requests"))
                .contains("Query " + TABLES.prefix() + "Shop");
        assertThat(typed("next")).isEqualTo("there is nothing more\n");
    }

    @Test
    void itemsCanBeLookedAtAndFollowed() {
        String answers = typed("ordersOfCustomer customer=" + customer, "item 1", "follow 1 customer", "item 1");
        assertThat(answers).startsWith("Order\n").contains("\nOrder\n\nkeys\n").contains("\nCustomer\n\nkeys\n");
        assertThat(answers).containsPattern("(?m)^1 +" + customer + " ");
        assertThat(typed("open GSI2 STATUS#SHIPPED 20", "item 1")).contains("status = SHIPPED");
    }

    @Test
    void strangersAndUnreadableItemsAreShownAsSuch() {
        String answers = typed("open CUSTOMER#zoe", "item 1", "item 2", "customer username=zoe", "tables");
        assertThat(answers)
                .containsPattern("(?m)^[12] +Customer \\(unreadable\\) +")
                .containsPattern("(?m)^[12] +unknown Letter +")
                .contains("the model knows no Letter")
                // A pattern cannot give what cannot be read; the next line is answered all the same.
                .contains("guard of Customer.email");
    }

    @Test
    void quitEndsItAndEmptyLinesDoNot() {
        assertThat(typed("", "   ", "quit", "tables")).isEmpty();
        assertThat(typed("exit", "tables")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "opn | there is neither a command nor a pattern `opn`; the nearest is `open`",
                "xyzzy | help shows what there is",
                "open | write: open PARTITION [BEGINNING OF THE SORT KEY]",
                "open GSI1 | write: open GSI1 PARTITION",
                "scan Shops | there is no table `Shops`",
                "item | there is no list yet",
                "item 1 | there is no list yet",
                "follow 1 customer | there is no list yet",
                "customer | `username` is missing; write: customer username=…",
                "customer username='a b | a quote is not closed",
                "customer username='' | ",
            })
    void mistakesAreSaid(String line, String answer) {
        assertThat(typed(line.strip()))
                .contains(answer == null ? "" : answer.strip())
                .isNotEmpty();
    }

    @Test
    void mistakesAboutTheLastListAreSaid() {
        String list = "ordersOfCustomer customer=" + customer;
        assertThat(typed(list, "item 99")).endsWith("name an item of the last list: 1 to 3\n");
        assertThat(typed(list, "follow 1")).endsWith("write: follow N ATTRIBUTE\n");
        assertThat(typed(list, "follow 1 total")).endsWith("`total` of Order does not refer to an entity\n");
        assertThat(typed("open CUSTOMER#zoe", "follow 1 x")).endsWith("that is no entity\n");
    }

    @Test
    void aMissingTableIsSaidAndTheNextLineAnswered() {
        InputStream original = System.in;
        try {
            System.setIn(new ByteArrayInputStream("scan\npatterns\n".getBytes(StandardCharsets.UTF_8)));
            Run run = LabTables.fresh().run("explore", SHOP);
            assertThat(run.exit()).isZero();
            assertThat(run.out()).contains(" has no such table or index: ").contains("customer username=…\n");
        } finally {
            System.setIn(original);
        }
    }
}
