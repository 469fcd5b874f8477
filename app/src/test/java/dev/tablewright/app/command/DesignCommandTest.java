package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command refuses, and what it says of models that need no design or can have none. */
class DesignCommandTest {

    private static final String SHOP =
            Path.of("..", "examples", "shop", "shop.yaml").toString();

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("shop.yaml"), text).toString();
    }

    @Test
    void aFileInWhichEveryEntityHasKeysKeepsThem() throws IOException {
        String before = Files.readString(Path.of(SHOP));
        String copy = file(before);
        Run run = run("design", copy, "--write");

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("1  single table", "Every entity has its keys in this file", "With --from-scratch");
        assertThat(run.err()).isEqualTo("next: tablewright design --from-scratch " + copy + "\n");
        assertThat(Path.of(copy)).hasContent(before);
    }

    @Test
    void keysThatDoNotServeAPatternAreRefusedAndTheWayOutIsNamed() throws IOException {
        String broken = file(Files.readString(Path.of(SHOP))
                .replaceAll("(?m)^ +GSI2(PK|SK): .*\n", "")
                .replaceAll(" +indexes:\n +GSI2: .*\n", ""));
        Run run = run("design", broken);

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("error[TW0214]", "next: tablewright design --from-scratch " + broken);
    }

    @Test
    void aModelWithMistakesIsReportedAndNotDesigned() throws IOException {
        Run run = run("design", file(Files.readString(Path.of(SHOP)).replaceFirst("by: email,", "by: emial,")));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("error[TW0105]", "emial");
    }

    @ParameterizedTest
    @ValueSource(strings = {"none.yaml", "."})
    void whatCannotBeReadEndsWithTwo(String name) {
        Run run = run("design", folder.resolve(name).toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("error[TW0001]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--layout=singel-table | there is no layout `singel-table`, the nearest is `single-table`; known are",
                "--layout= | there is no layout ``; known are single-table, table-per-entity, auto",
                "--alternatives=0 | --alternatives wants a number from 1 to 20, and 0 is none",
                "--alternatives=-3 | --alternatives wants a number from 1 to 20, and -3 is none",
                "--alternatives=many | 'many' is not an int",
                "--time-limit=0 | --time-limit wants a time above zero",
                "--time-limit=0ms | --time-limit wants a time above zero",
                "--time-limit=soon | such as 30s, 500ms or 2min, and `soon` is none",
                "--time-limit=-1s | and `-1s` is none",
                "--time-limit=99999999s | and `99999999s` is none",
                "--format=html | unknown format `html`; known are text, json",
                "--format=jsno | unknown format `jsno`, the nearest is `json`",
                "--region=us-eats-1 | the nearest is `us-east-1`",
                "--environment=prdo | the model has no environment `prdo`",
                "--layout=table-per-entity | --from-scratch sets them aside",
                "--explain=orders | every entity has its keys in this file; --from-scratch sets them aside",
                "--decisions= | names no file"
            })
    void misuseIsExplained(String option, String message) {
        Run run = run("design", SHOP, option);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message).doesNotContain("Exception", "\tat ");
    }

    @Test
    void standardInputCannotBeWrittenInto() {
        Run run = run("design", "-", "--write");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--write wants a file to write into, and standard input is none");
    }

    @Test
    void onlyOneThingGoesToStandardOutput() {
        Run run = run("design", SHOP, "--decisions", "-", "--format", "json");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--format json:out.json");
        assertThat(run("design", SHOP, "--decisions", "-", "--explain", "Order").exit())
                .isEqualTo(2);
    }

    @Test
    void severalFormatsAtOnce() {
        Path json = folder.resolve("out/design.json");
        Path page = folder.resolve("relationship-decisions.md");
        Run run = run("design", SHOP, "--format", "text", "--format", "json:" + json, "--decisions", page.toString());

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("#  layout");
        assertThat(run.err()).startsWith("wrote " + json + "\nwrote " + page + "\n");
        assertThat(json).content().startsWith("{\n  \"version\": 1,");
        assertThat(page).content().startsWith("# Decisions on the relationships of Shop");
    }

    @Test
    void shellsCompleteLayoutsAndFormats() {
        assertThat(run("completion", "bash").out())
                .contains("'design --layout') COMPREPLY=($(compgen -W \"single-table table-per-entity auto\"")
                .contains("'design --format') COMPREPLY=($(compgen -W \"text json\"");
    }
}
