package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The model with the derived layout, in a file of its own. */
class CompareWriteTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final String SHOP = EXAMPLES.resolve("shop/shop.yaml").toString();

    @TempDir
    private Path folder;

    static List<Path> examples() throws IOException {
        try (Stream<Path> folders = Files.list(EXAMPLES)) {
            return folders.map(example -> example.resolve(example.getFileName() + ".yaml"))
                    .filter(Files::exists)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void allTenAreThere() throws IOException {
        assertThat(examples()).hasSize(11);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theDerivedModelHasNoErrorsAndItsLayout(Path example) throws IOException {
        Path out = folder.resolve("out/derived.yaml");
        Run run = run("compare", example.toString(), "--write", out.toString());

        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("wrote " + out + "\n").endsWith("next: tablewright check " + out + "\n");
        assertThat(run("check", "--fail-on", "error", out.toString()).exit()).isZero();
        assertThat(run("fmt", "--check", out.toString()).exit()).isZero();
        boolean single = Files.readString(example).contains("layout: single-table");
        assertThat(out).content().contains(single ? "layout: table-per-entity" : "layout: single-table");
        assertThat(run("compare", out.toString()).exit()).isZero();
    }

    @Test
    void whatIsThereIsNotReplaced() throws IOException {
        Path out = Files.writeString(folder.resolve("mine.yaml"), "mine");
        Run run = run("compare", SHOP, "--write", out.toString());

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("is there already; nothing was changed", "--force");
        assertThat(out).hasContent("mine");
        assertThat(run("compare", "--force", "--write", out.toString(), SHOP).exit())
                .isZero();
        assertThat(out).content().contains("layout: table-per-entity");
    }

    @Test
    void theModelItselfIsNeverReplaced() throws IOException {
        Path model = Files.copy(Path.of(SHOP), folder.resolve("shop.yaml"));
        String before = Files.readString(model);
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), model);
        for (Path out : List.of(model, link, folder.resolve("x/../shop.yaml"))) {
            Run run = run("compare", "--force", model.toString(), "--write", out.toString());
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("is the model itself");
            assertThat(model).hasContent(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", " "})
    void whatIsNoFileIsRefused(String out) {
        Run run = run("compare", SHOP, "--write", out);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--write wants the name of a file");
    }

    @Test
    void aModelWithErrorsOrWithoutADesignIsNotWritten() throws IOException {
        String shop = Files.readString(Path.of(SHOP));
        Path out = folder.resolve("out.yaml");
        String wrong = Files.writeString(folder.resolve("wrong.yaml"), shop.replace("by: email,", "by: emial,"))
                .toString();
        String bare = Files.writeString(folder.resolve("bare.yaml"), shop.substring(0, shop.indexOf("\ndesign:") + 1))
                .toString();

        assertThat(run("compare", wrong, "--write", out.toString()).exit()).isEqualTo(1);
        assertThat(run("compare", bare, "--write", out.toString()).exit()).isEqualTo(1);
        assertThat(out).doesNotExist();
    }

    @Test
    void droppedCommentsAreNamed() throws IOException {
        String github = EXAMPLES.resolve("github/github.yaml").toString();
        Run run =
                run("compare", github, "--write", folder.resolve("tables.yaml").toString());

        assertThat(run.err()).contains("note: line ", "the comment `# large numbers first");
        assertThat(folder.resolve("tables.yaml")).content().contains("Repo:  # between ISSUE# and STAR#");
    }
}
