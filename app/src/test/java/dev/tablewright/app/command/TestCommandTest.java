package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.fixtures.CorpusFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What {@code tablewright test} says, and how it ends. */
@ResourceLock("docs/commands")
class TestCommandTest {

    private static final String SESSIONS = "../examples/sessions/sessions.yaml";
    private static final Path PAGE = Path.of("../docs/commands/test.md");

    @TempDir
    private Path folder;

    /** On the engine of the tests. */
    private static Run tested(String... more) {
        return tested(40, more);
    }

    private static Run tested(int items, String... more) {
        String endpoint = LocalEngine.shared().endpoint().toString();
        List<String> arguments =
                new ArrayList<>(List.of("test", "--endpoint", endpoint, "--write", "--items", String.valueOf(items)));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    @Test
    void aSoundModelPassesAndEveryPatternAndWriteHasItsLine() {
        Run run = tested(SESSIONS);
        assertThat(run.exit()).as(run.out()).isZero();
        assertThat(run.out())
                .startsWith(SESSIONS + " on the endpoint http://")
                .contains(" items seeded in ")
                .containsPattern("(?m)^✓ +session +GetItem +- +1 +1 +1 +1 +1 +[0-9]+ cases$")
                .containsPattern("(?m)^✓ +sessionsOfUser +Query +UserIndex ")
                .containsPattern("(?m)^✓ +countSessions ")
                .containsPattern("(?m)^✓ +removeUser ")
                .contains("all passed: ")
                .doesNotContain("✗");
        assertThat(run.err()).contains("at the endpoint http://").endsWith("for what it costs at its real size\n");
    }

    @Test
    void onlyWhatIsNamedIsTried() {
        Run run = tested("--pattern", "user", "--pattern", "register", SESSIONS);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains(" user ", " register ").doesNotContain("sessionsOfUser");
    }

    @Test
    void nothingIsLeftBehindUnlessItIsToBeKept() {
        assertThat(tested("--pattern", "user", SESSIONS).err()).doesNotContain("kept:");
        assertThat(tested("--pattern", "user", "--keep", SESSIONS).err())
                .containsPattern("kept: tablewright-test-[0-9a-f]{8}-sessions-SessionStore\n");
    }

    /** What costs more than its budget fails, though its answer is right. */
    private String costly() throws IOException {
        String text = Files.readString(Path.of(SESSIONS))
                .replace("    latency: 10ms\n", "    latency: 10ms\n    budget: { units: 0.5 }\n");
        return Files.writeString(folder.resolve("costly.yaml"), text).toString();
    }

    @Test
    void programsAndBuildServersReadIt() throws Exception {
        Path json = folder.resolve("out.json");
        Path junit = folder.resolve("out.xml");
        Run run = tested("--pattern", "user", "--format", "json:" + json, "--format", "junit:" + junit, SESSIONS);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEmpty();
        JsonNode root = new ObjectMapper().readTree(json.toFile());
        assertThat(root.get("version").asInt()).isEqualTo(1);
        assertThat(root.get("passed").asBoolean()).isTrue();
        assertThat(root.at("/subjects/0/cases/0/operations").asText()).isEqualTo("GetItem");
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Files.readString(junit).getBytes(StandardCharsets.UTF_8)));
        Element suite = (Element) document.getElementsByTagName("testsuite").item(0);
        assertThat(suite.getAttribute("name")).isEqualTo("tablewright.test.user");
        assertThat(suite.getElementsByTagName("testcase").getLength())
                .isEqualTo(Integer.parseInt(suite.getAttribute("tests")))
                .isEqualTo(root.get("cases").asInt());
    }

    @Test
    void whatFailsIsShown() throws IOException {
        Run run = tested("--pattern", "session", costly());
        assertThat(run.exit()).as(run.err()).isEqualTo(1);
        assertThat(run.out())
                .contains("✗ session, most rows: sessionId ")
                .contains("  it consumed 1 units, and its budget is 0.5\n")
                .contains("  > GetItem ");
        assertThat(run.err()).endsWith("for how each pattern is read, and why\n");
    }

    /** All flags that there can be are there: none can be created. */
    private String full() throws IOException {
        String text = """
                tablewright: 1
                application: Flags
                entities:
                  Flag:
                    id: colour
                    attributes: { colour: { enum: [RED, GREEN] }, raised: { type: boolean, default: false } }
                    expect: { count: 2 }
                patterns:
                  flag: { get: Flag, by: colour, rate: 1/s }
                writes:
                  sew:   { create: Flag, rate: 1/day }
                  raise: { update: Flag, sets: [raised], rate: 1/s }
                design:
                  layout: table-per-entity
                  keys:
                    Flag: { table: Flags, key: [colour] }
                """;
        return Files.writeString(folder.resolve("flags.yaml"), text).toString();
    }

    @Test
    void whatCouldNotBeTriedIsShownAndHasNotPassed() throws IOException {
        Run run = tested(full());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out())
                .containsPattern("(?m)^○ +sew .* not tried, only refusals: 1 case$")
                .containsPattern("(?m)^✓ +raise ")
                .contains("\n○ sew, not tried: no data could be made for which it must be done\n")
                .contains("none failed, 1 of 3 patterns and writes not tried: ");
    }

    @Test
    void whatCouldNotBeTriedFailsIfTheCallerIsStrict() throws Exception {
        Path json = folder.resolve("out.json");
        Path junit = folder.resolve("out.xml");
        Run run = tested("--strict", "--format", "json:" + json, "--format", "junit:" + junit, full());
        assertThat(run.exit()).isEqualTo(1);
        JsonNode root = new ObjectMapper().readTree(json.toFile());
        assertThat(root.get("untried").asInt()).isEqualTo(1);
        assertThat(root.at("/subjects/1/untried").asText()).contains("no data could be made");
        assertThat(Files.readString(junit)).contains("<skipped message=\"no data could be made");
        assertThat(tested("--strict", "--pattern", "user", SESSIONS).exit()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--pattern usr | there is no pattern or write `usr`; the nearest is `user`",
                "--keep | --keep needs --endpoint or --aws",
                "--items 0 | --items is between 1 and 1000000",
                "--endpoint http://localhost:1 | allow it with --write",
                "--endpoint nowhere --write | `nowhere` is no address",
                "--region eu-west-1 | --region is for --endpoint and --aws",
                "--format html | unknown format `html`"
            })
    void misuseEndsWithTwo(String options, String message) {
        List<String> arguments = new ArrayList<>(List.of("test"));
        arguments.addAll(List.of(options.strip().split(" ")));
        arguments.add(SESSIONS);
        Run run = run(arguments.toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message.strip());
    }

    @Test
    void anEngineThatIsNotThereEndsWithThreeAndASentence() {
        Run run = run("test", "--endpoint", "http://localhost:1", "--write", SESSIONS);
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err()).contains("tablewright: no connection to the endpoint http://localhost:1");
        assertThat(run.err()).doesNotContain("Exception\n\tat");
    }

    @Test
    void aModelWithErrorsOrWithoutDesignIsNotTried() throws IOException {
        String broken = Files.readString(Path.of(SESSIONS))
                .replace("SessionOwner: \"USER#{user}\"", "SessionOwner: \"OWNER#{sessionId}\"");
        Run wrong = run(
                "test", Files.writeString(folder.resolve("broken.yaml"), broken).toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.err()).contains("error[TW").contains("next: tablewright explain TW");
        String bare = broken.substring(0, broken.indexOf("design:"));
        Run without =
                run("test", Files.writeString(folder.resolve("bare.yaml"), bare).toString());
        assertThat(without.exit()).isEqualTo(1);
        assertThat(without.err()).contains("has no design yet");
    }

    /** But for the time that it takes and where it is done, which differ each time. */
    @Test
    void thePageShowsWhatItSaysOfTheShop() throws IOException {
        String page = Files.readString(PAGE);
        String command = "$ tablewright test --items 50 examples/shop/shop.yaml\n";
        int from = page.indexOf(command) + command.length();
        int to = page.indexOf("```", from);
        String printed = tested(50, "../examples/shop/shop.yaml").out();
        String wanted = printed.replaceFirst("^\\S+ on [^\n]*?: ", "examples/shop/shop.yaml on DynamoDB Local: ")
                .replaceAll(" in [0-9.]+ s\n", " in 2.0 s\n");
        if (CorpusFile.isRewriting()) {
            Files.writeString(PAGE, page.substring(0, from) + wanted + page.substring(to));
        } else {
            assertThat(page.substring(from, to)).isEqualTo(wanted);
        }
    }
}
