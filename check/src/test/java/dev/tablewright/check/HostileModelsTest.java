package dev.tablewright.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Whatever can be read can be checked, and that comes to an end: models that nobody would write, and fixtures with words exchanged. */
class HostileModelsTest {

    /** Each takes seconds at most, and for ages if time grows exponentially; it is no measurement. */
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private static final int MUTANTS = Scale.times(1_500, 5_000, 50_000);
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*|[0-9]+|\\{[^{}\\s]*\\}");

    @Test
    void manyEntitiesInManyIndexes() {
        String model = head(
                        600,
                        i -> "{ id: a, attributes: { a: ulid, b: string, c: { enum: [X] }, r: E" + (i + 1) % 600
                                + " } }")
                + "design:\n  keys:\n"
                + lines(
                        600,
                        i -> "    E" + i + ": { PK: \"E#{a}\", SK: \"{b}\", GSI" + (i % 300 + 1) + "PK: \"E" + i
                                + "#{r}\", GSI" + (i % 300 + 1) + "SK: \"{c}\" }");

        assertThat(check(model)).isNotEmpty();
    }

    @Test
    void aChainOfIds() {
        String model = head(
                                400,
                                i -> i == 0
                                        ? "{ id: a, attributes: { a: string } }"
                                        : "{ id: [p, q], attributes: { p: E" + (i - 1) + ", q: E" + (i - 1) + " } }")
                        .replace("application: Test", "application: Test\ntenant: E0")
                + "design:\n  keys:\n    E0: { PK: \"E0#{a}\", SK: E0 }\n    E1: { PK: \"E1#{p}#{q}\", SK: E1 }\n";

        assertThat(check(model)).isEmpty();
    }

    @Test
    void aConditionOfThousands() {
        String where = IntStream.range(0, 5_000).mapToObj(i -> "a != " + i).collect(Collectors.joining(" and "));
        String model =
                "tablewright: 1\napplication: Test\nentities:\n  E: { id: i, attributes: { i: ulid, a: integer } }\n"
                        + "patterns:\n  all: { list: E, by: i, where: " + where + " }\n";

        assertThat(check(model)).isEmpty();
    }

    @Test
    void aTemplateOfFourThousandBytesAndOneWithoutAttributes() {
        String model = "tablewright: 1\napplication: Test\nentities:\n  E: { id: a, attributes: { a: string } }\n"
                + "design:\n  keys:\n    E: { PK: \"" + "{a}#".repeat(1_000) + "\", SK: \"" + "x".repeat(4_000)
                + "\" }\n";

        assertThat(check(model)).extracting(finding -> finding.code().id()).contains("TW0413");
    }

    @Test
    void expressionsThatTakeForever() {
        String model = """
                tablewright: 1
                application: Test
                entities:
                  E:
                    id: a
                    attributes:
                      a: ulid
                      createdAt: { type: string, pattern: "^(((.+)+)+)+x$" }
                patterns:
                  all: { list: E, by: a, sort: createdAt }
                """;

        assertThat(check(model)).isEmpty();
    }

    /** A word in the place of another makes other names, types, keys and conditions of a model that can still be read. */
    @Test
    void templatesOfHundredsOfSlots() {
        String model = head(40, i -> "{ id: [a, b], attributes: { a: string, b: string } }")
                + "design:\n  encoding: raw\n  keys:\n"
                + lines(
                        40,
                        i -> "    E" + i + ": { PK: \"" + "{a}x".repeat(400) + i + "\", SK: \"" + "{b}y".repeat(400)
                                + "{a}\" }");

        assertThat(check(model)).isNotEmpty();
    }

    @Test
    void manyRawKeysWhoseValuesAreTried() {
        int count = Scale.times(120, 500, 500);
        String model = head(
                        count,
                        i ->
                                "{ id: [a, b, c, d, e, f], attributes: { a: string, b: string, c: string, d: string, e: string,"
                                        + " f: string } }")
                + "design:\n  encoding: raw\n  keys:\n"
                + lines(
                        count,
                        i -> "    E" + i + ": { PK: \"E" + i
                                + "#{a}abcabcabc{b}abababab{c}cabcabcab{d}aabbaabb{e}bbabba{f}\", SK: X }");

        assertThat(check(model)).isNotEmpty();
    }

    @Test
    void fixturesWithWordsExchanged() {
        Random random = new Random(20261115);
        List<String> models = CorpusFile.in(Path.of("src/test/corpus")).stream()
                .map(fixture -> new String(fixture.model(), StandardCharsets.UTF_8))
                .filter(model -> model.length() < 4_000)
                .toList();
        int checked = 0;
        for (int i = 0; i < MUTANTS; i++) {
            String mutant = mutated(random, models.get(random.nextInt(models.size())));
            Optional<Model> model = read(mutant);
            checked += model.isPresent() ? 1 : 0;
            model.ifPresent(read -> assertThat(Checker.check(read)).as(mutant).allSatisfy(finding -> assertThat(
                            finding.span().end())
                    .isGreaterThanOrEqualTo(finding.span().start())));
        }
        assertThat(checked).isGreaterThan(MUTANTS / 20);
    }

    private static String mutated(Random random, String model) {
        List<MatchResult> words = WORD.matcher(model).results().toList();
        String mutant = model;
        for (int i = 0; i <= random.nextInt(3); i++) {
            MatchResult from = words.get(random.nextInt(words.size()));
            String to = words.get(random.nextInt(words.size())).group();
            mutant = mutant.substring(0, Math.min(from.start(), mutant.length()))
                    + to
                    + mutant.substring(Math.min(from.end(), mutant.length()));
        }
        return mutant;
    }

    private static List<Diagnostic> check(String text) {
        Model model = read(text).orElseThrow();
        return assertTimeoutPreemptively(PATIENCE, () -> Checker.check(model));
    }

    private static Optional<Model> read(String text) {
        Diagnostics unreadable = new Diagnostics();
        SourceFile file = SourceDecoder.decode("hostile.yaml", text.getBytes(StandardCharsets.UTF_8), unreadable);
        ModelReader.Result result = ModelReader.read(file);
        boolean sound = result.diagnostics().stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
        return sound ? result.model() : Optional.empty();
    }

    private static String head(int entities, IntFunction<String> entity) {
        return "tablewright: 1\napplication: Test\nentities:\n"
                + lines(entities, i -> "  E" + i + ": " + entity.apply(i));
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(i -> line.apply(i) + "\n").collect(Collectors.joining());
    }
}
