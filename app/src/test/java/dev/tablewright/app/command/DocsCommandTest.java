package dev.tablewright.app.command;

import static dev.tablewright.app.command.GeneratedFiles.SHOP;
import static dev.tablewright.app.command.GeneratedFiles.lastLine;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** What {@code tablewright docs} writes, what it refuses, and how it ends. */
@ResourceLock("System.in")
class DocsCommandTest {

    @TempDir
    private Path folder;

    private GeneratedFiles docs;

    @BeforeEach
    void writeIntoAnEmptyFolder() {
        docs = new GeneratedFiles("docs", folder, List.of());
    }

    @Test
    void writesDocumentsOnceAndSaysWhereToRead() throws IOException {
        Run first = docs.fromShop();
        assertThat(first.exit()).isZero();
        assertThat(first.out()).matches("[0-9]+ files written, 0 unchanged, 0 removed\n");
        assertThat(lastLine(first)).startsWith("next: open " + docs.out().resolve("book.html"));
        SortedMap<String, String> before = docs.everything();
        assertThat(before).containsKeys("README.md", "book.html", "erd.svg", "entity-schemas.ts");
        Run second = docs.fromShop();
        assertThat(second.exit()).isZero();
        assertThat(second.out()).startsWith("0 files written, ").endsWith(" unchanged, 0 removed\n");
        assertThat(docs.everything()).isEqualTo(before);
        assertThat(docs.fromShop("--check").exit()).isZero();
    }

    @Test
    void aModelFromStandardInputSaysTheSame() throws IOException {
        docs.fromShop();
        String before = docs.everything().get("data-access-patterns.md");
        assertThat(docs.fromStandardInput().exit()).isZero();
        assertThat(docs.everything().get("data-access-patterns.md").lines().skip(1))
                .containsExactlyElementsOf(before.lines().skip(1).toList());
    }

    @Test
    void checkListsWhatIsStaleAndHowToMendIt() throws IOException {
        docs.fromShop("--region", "eu-central-1");
        Path glossary = docs.out().resolve("glossary.md");
        Files.writeString(glossary, Files.readString(glossary) + "changed\n");
        SortedMap<String, String> before = docs.everything();
        Run run = docs.fromShop("--check", "--region", "eu-central-1");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("stale    " + glossary + "\n");
        // Without the region the prices would be others, and all would be stale again.
        assertThat(lastLine(run))
                .isEqualTo("next: tablewright docs " + SHOP + " --out " + docs.out() + " --region eu-central-1");
        assertThat(docs.everything()).isEqualTo(before);
    }

    @Test
    void aFileOfAPersonIsNeverReplaced() throws IOException {
        Files.createDirectories(docs.out());
        Path mine = Files.writeString(docs.out().resolve("README.md"), "# Mine\n");
        Run run = docs.fromShop();
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains(mine + " is in the way").contains("next: move it");
        assertThat(docs.everything()).containsOnlyKeys("README.md").containsValue("# Mine\n");
    }

    @Test
    void otherFilesOfTheFolderStay() throws IOException {
        Files.createDirectories(docs.out().resolve("infrastructure"));
        Path mine = Files.writeString(docs.out().resolve("infrastructure/notes.md"), "# Mine\n");
        assertThat(docs.fromShop().exit()).isZero();
        assertThat(mine).hasContent("# Mine\n");
        assertThat(docs.fromShop("--check").exit()).isZero();
    }

    @Test
    void aModelWithErrorsGivesNothing() throws IOException {
        Run run = docs.from(docs.changedShop("PK: \"CUSTOMER#{customer}\"", "PK: \"ORDER#{orderId}\""));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("error[TW");
        assertThat(lastLine(run)).startsWith("next: tablewright explain TW");
        assertThat(docs.everything()).isEmpty();
    }

    @Test
    void aModelWithoutDesignIsSentToTheDesigner() throws IOException {
        String model = docs.shopWithoutDesign();
        Run run = docs.from(model);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(lastLine(run)).startsWith("next: tablewright design --write " + model);
        assertThat(docs.everything()).isEmpty();
    }

    @Test
    void wordsThatNobodyKnowsAreMisuseAndTheNearestIsNamed() throws IOException {
        Run environment = docs.fromShop("--environment", "prd");
        assertThat(environment.exit()).isEqualTo(2);
        assertThat(environment.err()).contains("the nearest is `prod`");
        assertThat(lastLine(environment)).isEqualTo("next: tablewright docs --help");
        Run region = docs.fromShop("--region", "eu-central-11");
        assertThat(region.exit()).isEqualTo(2);
        assertThat(region.err()).contains("the nearest is `eu-central-1`");
        assertThat(docs.everything()).isEmpty();
    }

    @Test
    void misuseIsToldFromAnUnwritableFolder() throws IOException {
        assertThat(Run.run("docs", SHOP).exit()).isEqualTo(2);
        assertThat(docs.from(folder.resolve("nowhere.yaml").toString()).exit()).isEqualTo(2);
        Files.writeString(docs.out(), "a file\n");
        Run run = docs.fromShop();
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("cannot write").contains(docs.out() + " is not a directory");
    }
}
