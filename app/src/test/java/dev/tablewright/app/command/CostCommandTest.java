package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.page.PageDocument;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What {@code tablewright cost} writes, where, and how it ends. */
@ResourceLock("System.in")
class CostCommandTest {

    private static final String SHOP = "../examples/shop/shop.yaml";
    private static final String BANK = "../examples/bank/bank.yaml";
    private static final String PROJECTS = "../examples/projects/projects.yaml";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void textGoesToStandardOutputAndTheNextCommandDoesNot() {
        Run run = run("cost", SHOP);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("pattern ").contains("placeOrder", "together", "prices of us-east-1");
        assertThat(run.err()).isEqualTo("next: tablewright cost --format html:cost.html " + SHOP + "\n");
    }

    @Test
    void severalFormatsAtOnce() {
        Path page = folder.resolve("out/cost.html");
        Path text = folder.resolve("cost.txt");
        Run run = run("cost", "--format", "html:" + page, "--format", "json", "--format", "text:" + text, SHOP);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("{\n  \"version\": 1,");
        assertThat(run.err()).isEqualTo("wrote " + page + "\nwrote " + text + "\n");
        assertThat(text).content().startsWith("pattern ");
        assertThat(page)
                .content()
                .satisfies(html -> assertThat(PageDocument.parse(html).text()).contains("a month", "placeOrder"));
    }

    @Test
    void anUnknownFormatNamesTheNearestAndAllThatShellsComplete() {
        Run run = run("cost", "--format", "htlm", SHOP);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("unknown format `htlm`, the nearest is `html`; known are "
                        + String.join(", ", new PricedFormats()));
    }

    @Test
    void pricesAreThoseOfTheRegion() {
        assertThat(run("cost", "--region", "eu-central-1", SHOP).out())
                .contains("a month in eu-central-1", "prices of eu-central-1");
    }

    @Test
    void anUnknownRegionNamesTheNearest() {
        Run run = run("cost", "--region", "eu-centarl-1", SHOP);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("there are no prices of the region `eu-centarl-1`, the nearest is `eu-central-1`");
    }

    @Test
    void anUnknownEnvironmentNamesTheNearestOrSaysThatThereIsNone() {
        Run none = run("cost", "--environment", "prod", BANK);
        assertThat(none.exit()).isEqualTo(2);
        assertThat(none.err()).contains("the model has no environment `prod`; it has none at all");
        Run near = run("cost", "--environment", "prdo", PROJECTS);
        assertThat(near.exit()).isEqualTo(2);
        assertThat(near.err()).contains("the model has no environment `prdo`, the nearest is `prod`");
    }

    @Test
    void ownPricesTakeThePlaceOfOurs() throws IOException {
        String prices = file("prices.csv", """
                region, as_of, read_million, write_million, read_hour, write_hour, storage, pitr, source
                sa-east-1, 2026-01-02, 0.1875, 0.9375, 0.000195, 0.000975, 0.375, 0.30, ours
                """);
        Run run = run("cost", "--prices", prices, SHOP);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("prices of sa-east-1 as of 2026-01-02");
    }

    @Test
    void aMistakeInOwnPricesIsNamedWithItsLine() throws IOException {
        String prices = file("prices.csv", """
                # ours
                region, as_of, read_million, write_million, read_hour, write_hour, storage, pitr, source
                us-east-1, 2026-01-02, cheap, 0.9375, 0.000195, 0.000975, 0.375, 0.30, ours
                """);
        Run run = run("cost", "--prices", prices, SHOP);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("prices.csv: line 3, column read_million: ");
    }

    @Test
    void pricesThatAreNotThere() {
        Run run = run("cost", "--prices", folder.resolve("none.csv").toString(), SHOP);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("none.csv cannot be read: there is no file");
    }

    @Test
    void withoutADesignThereIsNothingToPrice() throws IOException {
        Run run = run("cost", file("shop.yaml", """
                tablewright: 1
                application: Shop
                entities:
                  Customer:
                    id: username
                    attributes:
                      username: string
                """));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("has no design yet: there is nothing to price");
    }

    @Test
    void aFileThatCannotBeUnderstoodIsReportedAndNotPriced() throws IOException {
        Run run = run(
                "cost", file("shop.yaml", Files.readString(Path.of(SHOP)).replaceFirst("by: email,", "by: emial,")));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("emial");
    }

    @Test
    void aFileThatIsNotThere() {
        Run run = run("cost", folder.resolve("none.yaml").toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("error[TW0001]");
    }

    @Test
    void aDashIsStandardInput() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(SHOP))));
            Run run = run("cost", "-");
            assertThat(run.exit()).isZero();
            assertThat(run.out()).contains("placeOrder");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void shellsCompleteItsFormatsAndRegions() {
        assertThat(run("completion", "bash").out())
                .contains("'cost --format') COMPREPLY=($(compgen -W \"text json html\"");
        assertThat(run("completion", "fish").out()).contains("-l region -x -a 'ap-northeast-1 ");
    }
}
