package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.exercise.GeneratedCode;
import dev.tablewright.lab.trial.InterpretedLayer;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every pattern and every write of generated code, and of the interpreter of the lab, on a real engine: of the examples, and of models
 * with rare combinations. For the same calls both send the same requests: operation, table, index, keys, filter, projection, limit,
 * direction and consistency of reads, and all of writes but their tokens.
 */
class GeneratedCodeTest {

    private static final int ITEMS = Scale.of(20, 25, 400);
    private static final Path RARE = Examples.FOLDER.resolve("src/test/models");

    static List<Path> models() throws IOException {
        try (Stream<Path> cases = Files.list(Path.of("src/test/models"))) {
            return Stream.of(
                            Scale.of(List.of("sessions"), List.of("saas-tables", "sessions", "shop"), Examples.names())
                                    .stream()
                                    .map(Examples::file),
                            Scale.some(0, List.of("gaps/gaps.yaml", "loose/loose.yaml")).stream()
                                    .map(RARE::resolve),
                            Scale.some(3, cases.sorted()))
                    .flatMap(each -> each)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void passesWhollyAndSendsWhatTheInterpreterSends(Path model) throws IOException {
        GeneratedCode code = GeneratedCode.of(Models.of(Files.readString(model)));
        assertThat(code.findings()).isEmpty();

        LayerTrial generated = LayerTrial.of(code.model(), code.layer(), ITEMS);
        LayerTrial interpreted = LayerTrial.of(code.model(), InterpretedLayer.of(code.model()), ITEMS);

        assertThat(generated.report().isPassed()).as(generated.failures()).isTrue();
        assertThat(generated.report().untried()).isEmpty();
        assertThat(interpreted.report().isPassed()).as(interpreted.failures()).isTrue();
        assertThat(interpreted.asked().keySet()).isEqualTo(generated.asked().keySet());
        interpreted.asked().forEach((subject, requests) -> assertThat(requests)
                .as("what the interpreter sends for %s of %s", subject, model)
                .isEqualTo(generated.asked().get(subject)));
        assertThat(WhatIsSaid.by(Analysis.of(code.model().model()).orElseThrow(), generated))
                .isEmpty();
    }
}
