package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.lab.LabTables;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.runtime.Connection;
import dev.tablewright.testing.Examples;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every pattern of every example, asked on a real engine, and compared with what one finds by looking at every row. */
class ExamplePatternsTest {

    private static final long SEED = 20240501;
    private static final int ROWS = 30;
    private static final int QUESTIONS = 25;

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyPatternAnswersAsALookAtAllRowsDoes(String example) {
        Model model = Models.example(example);
        try (LabTables tables = new LabTables(model)) {
            fill(tables, model);
            askAll(tables, model);
        }
    }

    static void askAll(LabTables tables, Model model) {
        List<Row> stored = tables.rows();
        NaivePatterns naive = new NaivePatterns(model, stored);
        SampleArguments arguments = new SampleArguments(model, stored, SEED);
        for (BoundPattern pattern : tables.model().patterns()) {
            assertThat(pattern.hindrance()).as(pattern.pattern().name().text()).isEmpty();
            ask(tables.connect().build(), pattern, arguments, naive, model);
        }
    }

    static SampleRows fill(LabTables tables, Model model) {
        SampleRows rows = new SampleRows(model, SEED);
        for (Entity entity : rows.inOrder()) {
            for (int i = 0; i < (entity.singleton() ? 1 : ROWS); i++) {
                rows.next(entity)
                        .ifPresent(row -> rows.add(tables.connect()
                                .build()
                                .run(tables.model().writes(entity.name().text()).create(row))
                                .orThrow()));
            }
        }
        return rows;
    }

    private static void ask(
            Connection connection, BoundPattern bound, SampleArguments samples, NaivePatterns naive, Model model) {
        Pattern pattern = bound.pattern();
        List<Arguments> asked = new ArrayList<>();
        for (int attempt = 0; attempt < 40 * QUESTIONS && asked.size() < QUESTIONS; attempt++) {
            samples.next(bound).ifPresent(asked::add);
        }
        assertThat(asked).as("questions for " + pattern.name()).isNotEmpty();
        String about = "seed " + SEED + ", " + pattern.name();
        if (pattern.batch().isPresent()) {
            List<Row> expected = new LinkedHashSet<>(asked)
                    .stream()
                            .flatMap(one -> naive.answer(pattern, one).stream())
                            .toList();
            List<Row> found = connection.run(bound.call(), bound.batch(connection.settings(), asked));
            assertThat(NaivePatterns.bag(pattern, found, model))
                    .as(about)
                    .isEqualTo(NaivePatterns.bag(pattern, expected, model));
            return;
        }
        int hits = 0;
        for (Arguments one : asked) {
            List<Row> expected = naive.answer(pattern, one);
            hits += expected.size();
            switch (pattern.operation()) {
                case GET -> {
                    Optional<Row> found = connection.run(bound.call(), bound.get(connection.settings(), one));
                    assertThat(found.isPresent()).as(about + one).isEqualTo(!expected.isEmpty());
                    assertThat(NaivePatterns.bag(pattern, expected, model).keySet())
                            .as(about)
                            .containsAll(
                                    NaivePatterns.bag(pattern, found.stream().toList(), model)
                                            .keySet());
                }
                case COUNT ->
                    assertThat(connection.run(bound.call(), bound.count(connection.settings(), one)))
                            .as(about)
                            .isEqualTo(expected.size());
                case LIST -> list(connection, bound, one, expected, naive, model, about);
            }
        }
        assertThat(hits).as("found by " + about).isPositive();
    }

    private static void list(
            Connection connection,
            BoundPattern bound,
            Arguments one,
            List<Row> expected,
            NaivePatterns naive,
            Model model,
            String about) {
        Pattern pattern = bound.pattern();
        List<Row> found = connection.results(bound.list(one)).list();
        int top = pattern.top().orElse(Integer.MAX_VALUE);
        assertThat(found).as(about).hasSize(Math.min(top, expected.size()));
        if (pattern.needs().isEmpty()) {
            assertThat(naive.ranks(pattern, found))
                    .as("order of " + about)
                    .isEqualTo(naive.ranks(pattern, expected).subList(0, found.size()));
        }
        if (expected.size() <= top) {
            assertThat(NaivePatterns.bag(pattern, found, model))
                    .as(about)
                    .isEqualTo(NaivePatterns.bag(pattern, expected, model));
        }
    }
}
