package dev.tablewright.lab.trial;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Models to be tried, and the engine on which that is done. */
final class TrialModels {

    static final long SEED = 7;

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final AtomicInteger TRIALS = new AtomicInteger();

    private TrialModels() {}

    /** The names of the examples. */
    static List<String> examples() {
        try (Stream<Path> folders = Files.list(EXAMPLES)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path file(String name) {
        return EXAMPLES.resolve(name).resolve(name + ".yaml");
    }

    static String text(String example) {
        try {
            return Files.readString(file(example));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Model model(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("model.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    static List<Row> rows(Model model, int items) {
        return Population.of(model, PopulationSize.items(items), SEED).rows().toList();
    }

    static Place place() {
        return Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, line -> {});
    }

    static TrialReport tried(String text, int items, TrialOptions options) {
        Model model = model(text);
        try (Place place = place()) {
            return Trial.of(BoundModel.of(model), rows(model, items)).run(place, options, TrialListener.NONE);
        }
    }

    /** Under names that no other test has. */
    static TrialOptions everything() {
        return TrialOptions.all("trial" + TRIALS.incrementAndGet() + "-");
    }

    /** What failed, for the message of a test. */
    static String failures(TrialReport report) {
        StringBuilder out = new StringBuilder("seed " + SEED + "\n");
        for (SubjectResult subject : report.subjects()) {
            subject.hindrance().ifPresent(why -> out.append(subject.name()).append(": ").append(why).append('\n'));
            subject.cases().stream().filter(each -> !each.isPassed()).limit(4).forEach(each -> {
                Failure failure = each.failure().orElseThrow();
                out.append(subject.name()).append(": ").append(each.title()).append("\n  ").append(failure.what());
                failure.differences().stream().limit(6).forEach(line -> out.append("\n    ").append(line));
                failure.requests().stream().limit(4).forEach(line -> out.append("\n    > ").append(line));
                out.append('\n');
            });
        }
        return out.toString();
    }
}
