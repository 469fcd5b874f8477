package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tablewright.testing.Examples;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Designs from the search, on their way to terminals and files. */
@ResourceLock("System.in")
class DesignRunTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String NOTES = """
            tablewright: 1
            application: Notes
            entities:
              Author:
                id: username
                attributes:
                  username: { type: string, max: 30 }
                expect: { count: 10K }
              Note:  # short ones
                id: noteId
                attributes:
                  noteId: ulid
                  author: Author
                  text: { type: string, max: 200 }
                expect: { count: 1M }
            relationships:
              - Author ||--o{ Note : writes
            patterns:
              author: { get: Author, by: username, rate: 20/s }
              note: { get: Note, by: noteId, rate: 50/s }
              notesOfAuthor: { list: Note, by: author, sort: -noteId, page: 20, rate: 10/s }
            writes:
              write: { create: Note, rate: 2/s }
            """;

    private static final String PINNED = NOTES + """
            design:
              layout: single-table
              keys:
                Author: { PK: "WRITER#{username}", SK: "WRITER#{username}" }
            """;

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("notes.yaml"), text).toString();
    }

    static List<Path> examples() {
        return Examples.atScale().stream().map(Examples::file).toList();
    }

    /** With time for everything, however slow the machine is. */
    private static Run design(String... arguments) {
        return run(Stream.concat(Stream.of("design", "--time-limit", "60min"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleIsDesignedWrittenAndSound(Path example) throws IOException {
        Path copy = Files.copy(example, folder.resolve("copy.yaml"));
        Path json = folder.resolve("design.json");
        Run run = design("--from-scratch", "--write", "--format", "json:" + json, copy.toString());

        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).endsWith("next: tablewright check " + copy + "\n");
        assertThat(run("check", "--fail-on", "error", copy.toString()).exit()).isZero();
        assertThat(run("fmt", "--check", copy.toString()).exit()).isZero();
        assertThat(errors(Files.readString(json))).isEmpty();
        assertThat(design(copy.toString()).out()).contains("Every entity has its keys in this file");
    }

    @Test
    void anotherModelThatPaysIsNamedAndExplained() throws IOException {
        String hot = file(NOTES.replace("patterns:\n", "patterns:\n  motto: { get: Motto, rate: 10K/s }\n")
                .replace(
                        "  Note:  # short ones\n",
                        "  Motto: { singleton: true, attributes: { text: { type: string, max: 200 } } }\n  Note:\n"));

        assertThat(design(hot).out())
                .contains("What another model would change (--explain NAME says how)")
                .contains("- motto: 2 copies of Motto, of which each call reads one");
        assertThat(design("--explain", "motto", hot).out())
                .contains("what to change in the file")
                .contains("`motto: { get: Motto, by: copy }`: the caller draws a number from 0 to 1");
    }

    @Test
    void theTextRanksDesignsAndTheLastLineIsTheNextCommand() throws IOException {
        String notes = file(NOTES);
        Run run = design(notes);

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("#  layout")
                .contains("Design 1 is optimal", "The keys of design 1", "notesOfAuthor  Query, backwards");
        assertThat(run.err()).isEqualTo("next: tablewright design --write " + notes + "\n");
        assertThat(Path.of(notes)).hasContent(NOTES);
    }

    @Test
    void theSameModelHasTheSameDesigns() throws IOException {
        String notes = file(NOTES);
        assertThat(design("--format", "json", notes)).isEqualTo(design("--format", "json", notes));
    }

    @Test
    void whatIsWrittenIsShownAndTheRestStays() throws IOException {
        String notes = file(NOTES);
        Run run = design("--layout", "single-table", "--write", notes);

        assertThat(run.err()).startsWith(notes + ":").contains("+ design:\n+   layout: single-table\n");
        assertThat(Path.of(notes)).content().startsWith(NOTES).contains("Author:", "PK: \"AUTHOR#{username}\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"single-table", "table-per-entity"})
    void theLayoutThatIsAskedFor(String layout) throws IOException {
        JsonNode json = MAPPER.readTree(
                design("--layout", layout, "--format", "json", file(NOTES)).out());
        assertThat(json.get("designs")).isNotEmpty().allSatisfy(design -> assertThat(
                        design.get("layout").textValue())
                .isEqualTo(layout));
    }

    @Test
    void asManyDesignsAsAreAskedFor() throws IOException {
        JsonNode json = MAPPER.readTree(
                design("--alternatives", "1", "--format", "json", file(NOTES)).out());
        assertThat(json.get("designs")).hasSize(1);
    }

    @Test
    void entitiesThatHaveKeysKeepThem() throws IOException {
        Run run = design(file(PINNED));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("WRITER#{username}").doesNotContain("table per entity");
    }

    @Test
    void fromScratchTheyDoNot() throws IOException {
        Run anew = design("--from-scratch", "--layout", "single-table", file(PINNED));
        assertThat(anew.out()).doesNotContain("WRITER#");
        assertThat(anew.err()).startsWith("next: tablewright design --from-scratch --layout single-table --write ");
    }

    @Test
    void littleTimeIsEnoughForSomething() throws IOException {
        Run run = run("design", "--time-limit", "1ms", file(NOTES));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("Design 1 is ");
    }

    @Test
    void whatCannotBeDesignedIsExplainedToPeopleAndPrograms() throws IOException {
        String bare = file(NOTES.substring(0, NOTES.indexOf("patterns:")));
        Run text = design("--write", bare);
        assertThat(text.exit()).isEqualTo(1);
        assertThat(text.out()).isEmpty();
        assertThat(text.err()).contains("error[TW0902]").endsWith("next: tablewright explain TW0902\n");

        Run json = design("--format", "json", bare);
        assertThat(json.exit()).isEqualTo(1);
        assertThat(errors(json.out())).isEmpty();
        assertThat(MAPPER.readTree(json.out()).at("/findings/0/code").textValue())
                .isEqualTo("TW0902");
    }

    @Test
    void aDashIsStandardInput() throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(NOTES.getBytes(StandardCharsets.UTF_8)));
            Run run = design("-");
            assertThat(run.exit()).isZero();
            assertThat(run.err()).isEqualTo("next: tablewright design --write FILE\n");
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void whatIsNotInTheModelCannotBeExplained() throws IOException {
        Run run = design("--explain", "notesOfAuthro\u001b[31m", file(NOTES));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("nothing was decided about").doesNotContain("\u001b");
    }

    private static List<String> errors(String json) throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                .getSchema(MAPPER.readTree(Files.readString(Path.of("../docs/design.schema.json"))))
                .validate(MAPPER.readTree(json))
                .stream()
                .map(Object::toString)
                .toList();
    }
}
