package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Palette;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportTargetsTest {

    @ParameterizedTest
    @CsvSource({
        "text, TextFormat",
        "json, JsonFormat",
        "sarif, SarifFormat",
        "github, GithubFormat",
        "junit, JunitFormat",
    })
    void aFormatAloneGoesToStandardOutput(String value, String format) {
        ReportTargets parsed = parse(value);

        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.targets()).singleElement().satisfies(target -> {
            assertThat(target.format().getClass().getSimpleName()).isEqualTo(format);
            assertThat(target.file()).isEmpty();
        });
    }

    @Test
    void textGoesToStandardOutputIfNothingIsAskedFor() {
        assertThat(parse().targets()).singleElement().satisfies(target -> {
            assertThat(target.format()).isInstanceOf(TextFormat.class);
            assertThat(target.file()).isEmpty();
        });
    }

    @Test
    void severalFormatsGoToFilesBesideOne() {
        ReportTargets parsed = parse("sarif:out/my report.sarif", "text", "junit:C:/out.xml");

        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.targets().get(0).file()).contains(Path.of("out/my report.sarif"));
        assertThat(parsed.targets().get(1).file()).isEmpty();
        assertThat(parsed.targets().get(2).file()).contains(Path.of("C:/out.xml"));
    }

    @Test
    void textInAFileHasNoColours() {
        List<ReportTarget> targets = ReportTargets.parse(List.of("text", "text:out.txt"), Palette.ANSI)
                .targets();
        List<CheckedFile> files = ExampleFindings.oneErrorAmongTwoFiles();

        assertThat(targets.get(0).format().render(files)).contains("\u001b[");
        assertThat(targets.get(1).format().render(files)).doesNotContain("\u001b[");
    }

    @Test
    void onlyOneFormatGoesToStandardOutput() {
        assertThat(parse("text", "json").problems())
                .containsExactly("only one format can go to standard output, and `text` does;"
                        + " write `json` to a file: `json:FILE`");
    }

    @Test
    void anUnknownFormatIsAnsweredWithTheNearest() {
        assertThat(parse("serif:out.sarif").problems())
                .containsExactly("unknown format `serif`, the nearest is `sarif`;"
                        + " known are text, json, sarif, github, junit");
        assertThat(parse("checkstyle").problems())
                .containsExactly("unknown format `checkstyle`; known are text, json, sarif, github, junit");
        assertThat(parse("").problems())
                .containsExactly("unknown format ``; known are text, json, sarif, github, junit");
    }

    @Test
    void aFileMustHaveAName() {
        assertThat(parse("sarif:").problems())
                .containsExactly("`sarif:` names no file; write `sarif:FILE`, or `sarif` for standard output");
        assertThat(parse("sarif:a\0b").problems())
                .containsExactly("`a\ufffdb` cannot be the name of a file: Nul character not allowed");
    }

    @Test
    void twoFormatsDoNotShareAFile() {
        assertThat(parse("sarif:out", "json:./out").problems())
                .containsExactly("two formats cannot go to the same file, `./out`");
    }

    @Test
    void allProblemsAreTold() {
        assertThat(parse("jsn", "sarif:", "text", "json").problems()).hasSize(3);
    }

    private static ReportTargets parse(String... values) {
        return ReportTargets.parse(List.of(values), Palette.PLAIN);
    }
}
