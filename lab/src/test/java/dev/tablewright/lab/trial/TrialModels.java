package dev.tablewright.lab.trial;

import dev.tablewright.check.Models;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Models to be tried, and the engine on which that is done. */
public final class TrialModels {

    static final long SEED = 7;

    private static final AtomicInteger TRIALS = new AtomicInteger();

    private TrialModels() {}

    static List<Row> rows(Model model, int items) {
        return Population.of(model, PopulationSize.items(items), SEED).rows().toList();
    }

    static Place place() {
        return Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, line -> {});
    }

    public static TrialReport tried(String text, int items, TrialOptions options) {
        Model model = Models.of(text);
        try (Place place = place()) {
            return Trial.of(BoundModel.of(model), rows(model, items)).run(place, options, TrialListener.NONE);
        }
    }

    /** Under names that no other test has. */
    public static TrialOptions everything() {
        return TrialOptions.all("trial" + TRIALS.incrementAndGet() + "-");
    }

    /** What failed, for the message of a test. */
    public static String failures(TrialReport report) {
        StringBuilder out = new StringBuilder("seed " + SEED + "\n");
        for (SubjectResult subject : report.subjects()) {
            subject.cases().stream().filter(each -> !each.isPassed()).limit(4).forEach(each -> {
                Failure failure = each.failure().orElseThrow();
                out.append(subject.name())
                        .append(": ")
                        .append(each.title())
                        .append("\n  ")
                        .append(failure.what());
                failure.differences().stream().limit(6).forEach(line -> out.append("\n    ")
                        .append(line));
                failure.requests().stream().limit(4).forEach(line -> out.append("\n    > ")
                        .append(line));
                out.append('\n');
            });
        }
        return out.toString();
    }
}
