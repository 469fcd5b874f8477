package dev.tablewright.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.AccessLayer;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.InterpretedLayer;
import dev.tablewright.lab.trial.RequestText;
import dev.tablewright.lab.trial.Trial;
import dev.tablewright.lab.trial.TrialListener;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.model.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The interpreter of the lab and generated code send the same requests for the same calls: operation, table, index, key condition,
 * filter, projection, limit, direction and consistency of reads, and everything but tokens of writes.
 */
class SameRequestsTest {

    private static final int ITEMS = 40;

    /** The interpreter keeps nothing here: it cannot filter by what an index does not hold. */
    private static final List<String> ONLY_GENERATED = List.of("ranked", "countRanked", "between", "noted");

    static List<Path> models() throws IOException {
        return GeneratedCodeTrialTest.models();
    }

    @ParameterizedTest
    @MethodSource("models")
    void ofPatternsAndWrites(Path file) throws IOException {
        Model model = Models.of(Files.readString(file));
        GeneratedCode code = GeneratedCode.of(model);

        Map<String, List<String>> generated = asked(code, code.layer());
        Map<String, List<String>> interpreted = asked(code, InterpretedLayer.of(code.model()));

        assertThat(generated.keySet()).containsAll(interpreted.keySet());
        assertThat(hindered(code))
                .as("what only generated code does")
                .isEqualTo(file.endsWith("gaps.yaml") ? ONLY_GENERATED : List.of());
        interpreted.forEach((subject, requests) -> assertThat(requests)
                .as("what the interpreter sends for %s of %s", subject, file)
                .isEqualTo(generated.get(subject)));
    }

    private static List<String> hindered(GeneratedCode code) {
        return code.model().patterns().stream()
                .filter(pattern -> pattern.hindrance().isPresent())
                .map(pattern -> pattern.pattern().name().text())
                .toList();
    }

    /** What each pattern and write asked for in a trial, sorted: some requests go side by side. */
    private static Map<String, List<String>> asked(GeneratedCode code, AccessLayer.Factory layer) {
        TrialOptions options = GeneratedTrial.everything();
        Map<String, List<String>> asked = new LinkedHashMap<>();
        TrialListener listener = new TrialListener() {
            @Override
            public void reached(String stage, long done, long all) {}

            @Override
            public void asked(String subject, List<Exchange> exchanges) {
                exchanges.stream()
                        .map(exchange -> RequestText.of(exchange).replace(options.prefix(), ""))
                        .forEach(asked.computeIfAbsent(subject, each -> new ArrayList<>())::add);
            }
        };
        List<Row> rows = GeneratedTrial.rows(code.model().model(), ITEMS);
        try (Place place = GeneratedTrial.place()) {
            Trial.of(code.model(), layer, rows).run(place, options, listener);
        }
        asked.values().forEach(requests -> requests.sort(null));
        return asked;
    }
}
