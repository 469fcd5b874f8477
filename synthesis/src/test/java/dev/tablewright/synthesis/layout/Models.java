package dev.tablewright.synthesis.layout;

import dev.tablewright.check.Checker;
import dev.tablewright.check.plan.AccessPlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Models to derive from, and what the checker says about those that were derived. */
public final class Models {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final Path CORPUS = Path.of("..", "check", "src", "test", "corpus");

    private Models() {}

    /** The names of all examples. */
    public static List<String> examples() {
        try (Stream<Path> folders = Files.list(EXAMPLES)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Model example(String name) {
        return read(name, exampleText(name));
    }

    static String exampleText(String name) {
        try {
            return Files.readString(file(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Model read(String name, String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile(name + ".yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(CorpusFile.rendered(result.diagnostics())));
    }

    /** The fixtures of the checker that can be read and have a design. */
    static Stream<Model> corpus() {
        return CorpusFile.in(CORPUS).stream()
                .map(fixture -> ModelReader.read(
                                SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics()))
                        .model())
                .flatMap(Optional::stream)
                .filter(model -> model.design().isPresent());
    }

    static List<String> served(Model model) {
        return Analysis.of(model).orElseThrow().plans().stream()
                .filter(AccessPlan.Served.class::isInstance)
                .map(plan -> plan.pattern().name().text())
                .toList();
    }

    /** How many reads a pattern takes. */
    static int reads(Model model, String pattern) {
        return plan(model, pattern).reads().size();
    }

    /** Whether a pattern reads just what it wants. */
    static boolean readsExactly(Model model, String pattern) {
        return plan(model, pattern).reads().stream()
                .allMatch(read -> read.filter().isEmpty());
    }

    private static AccessPlan plan(Model model, String pattern) {
        return Analysis.of(model).orElseThrow().plans().stream()
                .filter(plan -> plan.pattern().name().text().equals(pattern))
                .findFirst()
                .orElseThrow();
    }

    static List<String> errors(Model model) {
        return Checker.check(model).stream()
                .filter(finding -> finding.code().severity() == Severity.ERROR)
                .map(finding -> finding.code().id() + " " + finding.title())
                .toList();
    }

    private static Path file(String name) {
        return EXAMPLES.resolve(name).resolve(name + ".yaml");
    }
}
