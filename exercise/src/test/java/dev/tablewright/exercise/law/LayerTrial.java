package dev.tablewright.exercise.law;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.AccessLayer;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.RequestText;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.Trial;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * A trial on the engine of the tests.
 *
 * @param calls what each pattern and write asked of DynamoDB: the requests of one call after another, and for lists those of a first page and
 *     then those of all pages that follow
 * @param prefix of the names of the tables
 */
record LayerTrial(TrialReport report, Map<String, List<List<Exchange>>> calls, String prefix) {

    private static final long SEED = 7;
    private static final AtomicInteger TRIALS = new AtomicInteger();

    static LayerTrial of(BoundModel bound, AccessLayer.Factory layer, int items) {
        // Under names that no other test has.
        TrialOptions options = TrialOptions.all("exercise" + TRIALS.incrementAndGet() + "-");
        Map<String, List<List<Exchange>>> calls = new LinkedHashMap<>();
        TrialListener listener = new TrialListener() {
            @Override
            public void reached(String stage, long done, long all) {}

            @Override
            public void asked(String subject, List<Exchange> exchanges) {
                calls.computeIfAbsent(subject, each -> new ArrayList<>()).add(List.copyOf(exchanges));
            }
        };
        List<Row> rows = Population.of(bound.model(), PopulationSize.items(items), SEED)
                .rows()
                .toList();
        try (Place place = Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, line -> {})) {
            TrialReport report = Trial.of(bound, layer, rows).run(place, options, listener);
            return new LayerTrial(report, calls, options.prefix());
        }
    }

    /** All requests of each pattern and write, sorted: some go side by side. */
    Map<String, List<String>> asked() {
        Map<String, List<String>> asked = new LinkedHashMap<>();
        calls.forEach((subject, each) -> asked.put(
                subject,
                each.stream()
                        .flatMap(List::stream)
                        .map(exchange -> RequestText.of(exchange).replace(prefix, ""))
                        .sorted()
                        .toList()));
        return asked;
    }

    /** What failed, for the message of a test. */
    String failures() {
        return "seed " + SEED + "\n"
                + report.subjects().stream().map(LayerTrial::failures).collect(Collectors.joining());
    }

    private static String failures(SubjectResult subject) {
        StringBuilder out = new StringBuilder();
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
