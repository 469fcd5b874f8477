package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.StarterModel;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the program writes, where, and how it ends. */
class CommandLineTest {

    private static final String MODEL = """
            tablewright: 1
            application: Shop

            entities:
              Customer:
                id: username
                attributes:
                  username: string
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    // check

    @Test
    void aSoundModelIsClean() throws IOException {
        Run run = run("check", file("shop.yaml", MODEL));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo("1 file, no findings\n");
        assertThat(run.err()).startsWith("next: tablewright fmt --check ");
    }

    @Test
    void findingsGoToStandardOutputAndEndWithOne() throws IOException {
        Run run = run("check", file("shop.yaml", MODEL.replace("id: username", "id: user")));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains("error[TW0105]: Customer has no attribute `user`")
                .endsWith("1 error in 1 file\n");
        assertThat(run.err()).isEqualTo("next: tablewright explain TW0105\n");
    }

    @Test
    void warningsFailUnlessToldOtherwise() throws IOException {
        String model = file("shop.yaml", MODEL + "      tags: list<string>\n");
        assertThat(run("check", model).exit()).isEqualTo(1);
        assertThat(run("check", "--fail-on", "error", model).exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing.yaml", "."})
    void whatCannotBeReadEndsWithTwo(String name) {
        Run run = run("check", folder.resolve(name).toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).contains("error[TW0001]");
    }

    @Test
    void aFileOfFiftyMegabytesIsRefusedWithoutBeingRead() throws IOException {
        Path large = folder.resolve("large.yaml");
        Files.write(large, new byte[50 * 1024 * 1024]);
        Run run = run("check", large.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).contains("error[TW0002]: this file is larger than 10 MB");
    }

    @Test
    void severalFormatsAtOnce() throws IOException {
        Path sarif = folder.resolve("out/findings.sarif");
        Run run = run("check", "--format", "sarif:" + sarif, "--format", "json", file("shop.yaml", MODEL));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("{").contains("\"version\": 1");
        assertThat(sarif).content().contains("\"version\": \"2.1.0\"");
    }

    @Test
    void anUnknownFormatNamesTheNearest() throws IOException {
        Run run = run("check", "--format", "sarfi", file("shop.yaml", MODEL));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("unknown format `sarfi`, the nearest is `sarif`");
    }

    @Test
    void aReportThatCannotBeWrittenIsTheEnvironmentsFault() throws IOException {
        Run run = run("check", "--format", "json:" + folder, file("shop.yaml", MODEL));
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("cannot write").doesNotContain("Exception", "\tat ");
    }

    @Test
    void coloursOnlyOnATerminal() throws IOException {
        String broken = file("shop.yaml", MODEL.replace("id: username", "id: user"));
        assertThat(run(Palette.ANSI, "check", broken).out()).contains("\u001b[1;31m");
        assertThat(run(Palette.PLAIN, "check", broken).out()).doesNotContain("\u001b");
    }

    @Test
    void fixMendsWhatIsCertainAndKeepsTheRest() throws IOException {
        String model = file(
                "shop.yaml",
                MODEL.replace("username: string", "username: { type: text, unique: yes } # who")
                        + "      status: { enum: [on, off, 1] }\n");
        Run run = run("check", "--fix", model);
        assertThat(run.exit()).isZero();
        assertThat(run.err())
                .contains(
                        "-       username: { type: text, unique: yes } # who",
                        "+       username: { type: string, unique: true } # who");
        assertThat(Path.of(model))
                .content()
                .contains("username: { type: string, unique: true } # who", "enum: [\"on\", \"off\", \"1\"]");
    }

    @Test
    void fixLeavesAFileAloneThatHasNothingToFix() throws IOException {
        String model = file("shop.yaml", MODEL.replace("id: username", "id: user"));
        Run run = run("check", "--fix", model);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(Path.of(model)).content().contains("id: user\n");
    }

    private static final String TICKETS = """
            tablewright: 1
            application: Tickets
            entities:
              Ticket:
                id: [project, number]
                attributes: { project: { type: string, max: 30 }, number: { type: integer, max: 999999 } }
            patterns:
              newest: { list: Ticket, by: project, sort: -number, page: 20, rate: 5/s }
            writes:
              open: { create: Ticket, rate: 1/s }
            design:
              keys:
                Ticket: { PK: "PROJECT#{project}", SK: "TICKET#{number}" }
            """;

    @Test
    void fixPadsANumberWhoseLargestValueIsDeclared() throws IOException {
        String model = file("tickets.yaml", TICKETS);
        assertThat(run("check", model).out()).contains("error[TW0215]", "TICKET#10", "TICKET#9");
        assertThat(run("check", "--fix", model).exit()).isZero();
        assertThat(Path.of(model)).content().contains("SK: \"TICKET#{number:6}\"");
    }

    @Test
    void proofsComeBeforeTheFindings() throws IOException {
        Run run = run("check", "--proof", file("tickets.yaml", TICKETS.replace("{number}", "{number:6}")));
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("pattern newest\n  Query, backwards: PK = PROJECT#{project}\n  ✓ reachable")
                .contains("✓ ordered      `number` padded with zeros; read backwards")
                .contains("open: one action\n  Put Ticket")
                .endsWith("1 file, no findings\n");
    }

    @Test
    void aRefutedProofShowsItems() throws IOException {
        Run run = run("check", "--proof", file("tickets.yaml", TICKETS));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("pattern newest\n  no plan\n  ✗ ordered");
    }

    @Test
    void withoutADesignThereIsNothingToProve() throws IOException {
        Run run = run("check", "--proof", file("shop.yaml", MODEL));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).contains("has no design yet: there is nothing to prove");
    }

    @Test
    void proofsDoNotMixWithOtherFormats() throws IOException {
        Run run = run("check", "--proof", "--format", "json", file("tickets.yaml", TICKETS));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--format json:out.json");
    }

    // fmt

    @Test
    void fmtRewritesTheFileAndThenLeavesItAlone() throws IOException {
        String model = file(
                "shop.yaml",
                MODEL.replace("  Customer:\n    id", "  Customer:   # people\n      id")
                        .replace("    attributes", "      attributes")
                        .replace("      username:", "          username:"));
        assertThat(run("fmt", "--check", model)).isEqualTo(new Run(1, model + "\n", ""));
        assertThat(run("fmt", model))
                .isEqualTo(new Run(0, "", "formatted " + model + "\nnext: tablewright check " + model + "\n"));
        assertThat(Path.of(model)).content().isEqualTo(MODEL.replace("Customer:", "Customer:  # people"));
        assertThat(run("fmt", model)).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void fmtDoesNotTouchWhatItCannotRead() throws IOException {
        String model = file("shop.yaml", MODEL + "  Order: { id: [\n");
        Run run = run("fmt", model);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("error[TW0010]");
        assertThat(Path.of(model)).content().endsWith("{ id: [\n");
    }

    // explain, schema, completion

    @Test
    void explainPrintsThePageOfACodeOrAName() {
        assertThat(run("explain", "TW0105").out()).startsWith("# TW0105 unknown-attribute");
        assertThat(run("explain", "tw0105").out())
                .isEqualTo(run("explain", "unknown-attribute").out());
        assertThat(run(Palette.ANSI, "explain", "TW0105").out()).startsWith("\u001b[1mTW0105 unknown-attribute");
        assertThat(run("explain").out()).contains("TW0001  error    unreadable-file");
    }

    @Test
    void explainNamesTheNearest() {
        Run run = run("explain", "unknown-atribute");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("the nearest is `unknown-attribute`");
    }

    @Test
    void schemaIsJson() {
        assertThat(run("schema").out()).startsWith("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void completionKnowsAllCommandsOptionsAndCodes(String shell) {
        String script = run("completion", shell).out();
        assertThat(script).contains("check", "fmt", "init", "fail-on", "TW0105", "sarif");
    }

    @Test
    void theCompletionScriptWorksInBash() throws IOException, InterruptedException {
        String script = run("completion", "bash").out();
        String question = """

                COMP_WORDS=(tablewright ch); COMP_CWORD=1; _tablewright; echo "${COMPREPLY[@]}"
                COMP_WORDS=(tablewright check --format s); COMP_CWORD=3; _tablewright; echo "${COMPREPLY[@]}"
                COMP_WORDS=(tablewright explain TW010); COMP_CWORD=2; _tablewright; echo "${#COMPREPLY[@]}"
                """;
        Process bash = new ProcessBuilder("bash", "-c", script + question)
                .redirectErrorStream(true)
                .start();
        String answer = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).isZero();
        assertThat(answer.lines()).containsExactly("check", "sarif", "9");
    }

    // init

    @Test
    void initWritesAModelThatIsSoundAndCanonical() {
        Path file = folder.resolve("notes.yaml");
        Run run = run("init", "Notes", "--out", file.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEqualTo("wrote " + file + "\nnext: tablewright check " + file + "\n");
        assertThat(file).content().contains("\ndesign:\n", "Author.email:");
        assertThat(run("check", file.toString()).exit()).isZero();
        assertThat(run("fmt", "--check", file.toString()).exit()).isZero();
    }

    @Test
    void initNeverOverwritesUnlessForced() throws IOException {
        String file = file("notes.yaml", "mine");
        Run run = run("init", "Notes", "--out", file);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("is there already; nothing was changed");
        assertThat(Path.of(file)).content().isEqualTo("mine");
        assertThat(run("init", "Notes", "--out", file, "--force").exit()).isZero();
    }

    @Test
    void initFromADiagramGivesASoundModel() throws IOException {
        String diagram =
                file("erd.mmd", "erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  CUSTOMER { string email PK }\n");
        String model = folder.resolve("shop.yaml").toString();
        Run run = run("init", "Shop", "--from", diagram, "--out", model);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("note: ").contains("without a rate");
        assertThat(Path.of(model)).content().contains("application: Shop", "customer: Customer", "\ndesign:\n");
        assertThat(run("check", model).exit()).isZero();
    }

    @Test
    void initRefusesADiagramWithMistakes() throws IOException {
        String diagram = file("erd.mmd", "erDiagram\n  CUSTOMER ||--x{ ORDER : places\n");
        Path model = folder.resolve("shop.yaml");
        Run run = run("init", "Shop", "--from", diagram, "--out", model.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("error[TW0195]");
        assertThat(model).doesNotExist();
    }

    @Test
    void initRefusesANameThatIsNone() {
        assertThat(run("init", "my shop").err()).contains("`my shop` cannot be the name of an application");
    }

    @Test
    void theStarterIsCanonical() {
        String starter = StarterModel.of("Notes");
        assertThat(Formatter.format(new SourceFile("starter.yaml", starter)).text())
                .contains(starter);
    }

    // demo, misuse

    @Test
    void theDemoShowsMistakesKeysCodeAndAllPatternsOnAnEngine() {
        Run run = run("demo");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("error[TW0105]: Customer has no attribute `emial`", "CUSTOMER#{username}")
                .contains("error[TW0214]: access pattern `ordersByStatus` would need a scan")
                .contains("ordersByStatus      Query, backwards  GSI2")
                .contains("Design 1 is optimal", "The keys of design 1")
                .contains("public Results<Order> ordersOfCustomer(String customer) {")
                .contains("✓  ordersByStatus ", "✓  placeOrder ", "all passed: ");
        assertThat(run.err()).startsWith("at DynamoDB Local at 127.0.0.1:").contains("\nnext: ");
    }

    @Test
    void anUnknownCommandNamesTheNearest() {
        Run run = run("chekc");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        "tablewright: there is no command `chekc`; the nearest is `check`\nnext: tablewright --help\n");
    }

    @Test
    void anUnknownOptionPointsToTheHelp() {
        Run run = run("check", "--colour", "x.yaml");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("--colour", "next: tablewright check --help")
                .doesNotContain("Exception");
    }

    @Test
    void everyCommandHasHelpWithExamples() {
        for (String command : List.of("check", "fmt", "init", "explain", "schema", "completion")) {
            Run run = run(command, "--help");
            assertThat(run.exit()).as(command).isZero();
            assertThat(run.out()).as(command).contains("Examples:");
        }
    }
}
