package dev.tablewright.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Mutated models: whatever is thrown at the reader ends in a model or in findings that can be shown, and the formatter
 * never changes what a file says. A million inputs with {@code -Plong}.
 */
class FuzzTest {

    private static final int INPUTS = Scale.times(2_000, 20_000, 1_000_000);
    private static final long SEED = Scale.seed(20261115);

    private static final String COMMENT = "# kept, whatever happens";

    /** Pieces of structure that a mutation inserts. */
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        ": ",
        ":",
        ",",
        "- ",
        "\n",
        "\n  ",
        "\t",
        "#",
        " # x",
        "\"",
        "'",
        "|\n",
        ">\n",
        "&a ",
        "*a",
        "!!int ",
        "<<: ",
        "---\n",
        "...\n",
        "%",
        "@",
        "`",
        "?",
        "~",
        "null",
        "no",
        "true",
        "1",
        "-1",
        "9999999999999999999",
        "\u0000",
        "\uFEFF",
        "\uD83D\uDE00",
        "\uD800",
        "\u2028",
        "\r\n",
        "é",
        "||--o{",
        "}o--o{",
        "{x:8:desc}",
        "{{",
        "}}",
        "list<",
        ">",
        "?",
        ".",
        "..",
        "Customer.",
        " and ",
        " in [",
        "tablewright: 1\n",
        "entities:\n",
        "design:\n"
    };

    @Test
    void nothingEscapes() {
        System.out.println("fuzz seed " + SEED + ", " + INPUTS + " inputs");
        List<String> seeds = new ArrayList<>();
        for (CorpusFile fixture : CorpusFile.in(Path.of("src/test/corpus"))) {
            seeds.add(SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics())
                    .text());
        }
        Random random = new Random(SEED);
        String[] current = new String[1];
        // A guard against endless loops, not a measurement.
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(Scale.atLeast(Scale.LONG) ? 120 : 10),
                () -> run(seeds, random, current),
                () -> "hangs on:\n" + current[0]);
    }

    private static void run(List<String> seeds, Random random, String[] current) {
        for (int i = 0; i < INPUTS; i++) {
            String text = mutate(seeds, random);
            current[0] = text;
            try {
                check(new SourceFile("fuzz.yaml", text));
            } catch (Throwable e) {
                throw new AssertionError("input " + i + " of seed " + SEED + ":\n" + text, e);
            }
        }
    }

    private static void check(SourceFile file) {
        ModelReader.Result result = ModelReader.read(file);
        boolean errors = result.diagnostics().stream().anyMatch(d -> d.severity() == Severity.ERROR);
        assertThat(result.model().isPresent()).isEqualTo(!errors);
        for (Diagnostic diagnostic : result.diagnostics()) {
            assertThat(diagnostic.span().end()).isLessThanOrEqualTo(file.text().length());
            assertThat(diagnostic.title()).isNotBlank();
        }
        assertThat(new TextReport(Palette.PLAIN).render(result.diagnostics())).doesNotContain("\u0000");
        Formatter.format(file).text().ifPresent(once -> {
            assertThat(count(once)).as("comments").isEqualTo(count(file.text()));
            assertThat(Formatter.format(new SourceFile("fuzz.yaml", once)).text())
                    .as("formatting twice is formatting once")
                    .contains(once);
        });
    }

    private static int count(String text) {
        return text.split(COMMENT, -1).length;
    }

    private static String mutate(List<String> seeds, Random random) {
        StringBuilder text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
        int mutations = 1 + random.nextInt(4);
        for (int i = 0; i < mutations; i++) {
            int at = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), at + 1 + random.nextInt(12));
            switch (random.nextInt(8)) {
                case 0 -> text.delete(at, to);
                case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
                case 2 -> text.replace(at, to, PIECES[random.nextInt(PIECES.length)]);
                case 3 -> text.insert(at, text.substring(at, to));
                case 4 -> text.insert(at, line(seeds.get(random.nextInt(seeds.size())), random) + "\n");
                case 5 -> removeLine(text, at);
                case 6 -> insertComment(text, at, random);
                default -> indentLine(text, at, random.nextInt(5) - 2);
            }
        }
        return text.toString();
    }

    private static String line(String text, Random random) {
        List<String> lines = text.lines().toList();
        return lines.isEmpty() ? "" : lines.get(random.nextInt(lines.size()));
    }

    private static void insertComment(StringBuilder text, int at, Random random) {
        int start = text.lastIndexOf("\n", at - 1) + 1;
        text.insert(start, " ".repeat(random.nextInt(10)) + COMMENT + "\n");
    }

    private static void removeLine(StringBuilder text, int at) {
        int start = text.lastIndexOf("\n", at - 1) + 1;
        int end = text.indexOf("\n", at);
        text.delete(Math.min(start, text.length()), end < 0 ? text.length() : end + 1);
    }

    private static void indentLine(StringBuilder text, int at, int by) {
        int start = text.lastIndexOf("\n", at - 1) + 1;
        if (by > 0) {
            text.insert(start, " ".repeat(by));
        }
        for (int i = 0; i > by && start < text.length() && text.charAt(start) == ' '; i--) {
            text.deleteCharAt(start);
        }
    }
}
