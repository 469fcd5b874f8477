package dev.tablewright.exercise;

import dev.tablewright.check.Models;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.Trial;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.model.Model;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** Trials of generated code on the engine of the tests. */
final class GeneratedTrial {

    private static final long SEED = 7;
    private static final AtomicInteger TRIALS = new AtomicInteger();

    private GeneratedTrial() {}

    static TrialReport of(String text, int items) {
        Model model = Models.of(text);
        GeneratedCode code = GeneratedCode.of(model);
        if (!code.findings().isEmpty()) {
            throw new IllegalArgumentException("nothing is generated: " + code.findings());
        }
        try (Place place = place()) {
            return Trial.of(code.model(), code.layer(), rows(model, items))
                    .run(place, everything(), TrialListener.NONE);
        }
    }

    static List<Row> rows(Model model, int items) {
        return Population.of(model, PopulationSize.items(items), SEED).rows().toList();
    }

    static Place place() {
        return Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, line -> {});
    }

    /** Under names that no other test has. */
    static TrialOptions everything() {
        return TrialOptions.all("generated" + TRIALS.incrementAndGet() + "-");
    }

    /** What failed, for the message of a test. */
    static String failures(TrialReport report) {
        return "seed " + SEED + "\n"
                + report.subjects().stream().map(GeneratedTrial::failures).collect(Collectors.joining());
    }

    private static String failures(SubjectResult subject) {
        StringBuilder out = new StringBuilder();
        subject.hindrance().ifPresent(why -> out.append(subject.name() + ": " + why + "\n"));
        subject.cases().stream().filter(each -> !each.isPassed()).limit(4).forEach(each -> {
            out.append(subject.name() + ": " + each.title() + "\n  "
                    + each.failure().orElseThrow().what() + "\n");
            each.failure().orElseThrow().differences().stream()
                    .limit(6)
                    .forEach(line -> out.append("    " + line + "\n"));
            each.failure().orElseThrow().requests().stream()
                    .limit(4)
                    .forEach(line -> out.append("    > " + line + "\n"));
        });
        return out.toString();
    }
}
