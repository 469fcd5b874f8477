package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Claim;
import dev.tablewright.check.proof.Proof;
import dev.tablewright.check.proof.ProofText;
import dev.tablewright.check.proof.Prover;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code check --proof} says about the examples, line by line. */
class ProofTest {

    static Stream<SourceFile> examples() {
        return Examples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheGoldenCopySays(SourceFile example) throws IOException {
        Path golden = Path.of("src/test/proofs", example.name().replace(".yaml", ".txt"));
        String text = ProofText.of(proofs(example));
        if (CorpusFile.isRewriting()) {
            Files.writeString(golden, text);
        }
        assertThat(text).isEqualTo(Files.readString(golden));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void refutesNothing(SourceFile example) {
        assertThat(proofs(example)).isNotEmpty().allSatisfy(proof -> assertThat(proof.claims())
                .as(proof.subject())
                .isNotEmpty()
                .noneMatch(claim -> claim.verdict() == Claim.Verdict.REFUTED));
    }

    private static List<Proof> proofs(SourceFile example) {
        return Prover.prove(
                Analysis.of(ModelReader.read(example).model().orElseThrow()).orElseThrow());
    }
}
