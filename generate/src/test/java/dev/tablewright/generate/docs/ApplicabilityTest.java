package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Rules;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Text;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No rule that finds something in a model is said not to apply to it: tried on all models in which some rule does. */
class ApplicabilityTest {

    private static final Path CORPUS = Path.of("../check/src/test/corpus");

    /** They speak of models that have no design, or none that could be documented. */
    private static final Set<String> NEVER_DOCUMENTED = Set.of();

    static Stream<CorpusFile> firing() {
        return CorpusFile.in(CORPUS).stream()
                .filter(file -> file.name().contains("-fires") && dossier(file).isPresent());
    }

    @ParameterizedTest
    @MethodSource("firing")
    void whatIsFoundApplies(CorpusFile file) {
        Dossier dossier = dossier(file).orElseThrow();
        Applicability applicability = new Applicability(dossier);
        assertThat(dossier.found()).isNotEmpty();
        for (Diagnostic finding : dossier.found()) {
            assertThat(applicability.obstacle(finding.code().id()))
                    .as(finding.title())
                    .isEmpty();
            assertThat(verdict(dossier, finding.code().id())).containsAnyOf("violated", "suppressed");
        }
    }

    @Test
    void everyRuleIsTried() {
        Set<String> tried = new TreeSet<>();
        firing().forEach(file -> dossier(file).orElseThrow().found().forEach(finding -> tried.add(finding.code().id())));
        Set<String> untried = new TreeSet<>();
        Rules.ALL.forEach(rule -> untried.add(rule.code().id()));
        untried.removeAll(tried);
        assertThat(untried).isEqualTo(NEVER_DOCUMENTED);
    }

    private static String verdict(Dossier dossier, String code) {
        return new AntiPatternReview(dossier)
                .document().blocks().stream()
                        .filter(Block.Table.class::isInstance)
                        .flatMap(block -> ((Block.Table) block).rows().stream())
                        .filter(row -> words(row.get(0)).startsWith(code + " "))
                        .map(row -> words(row.get(2)))
                        .findFirst()
                        .orElseThrow();
    }

    private static String words(Text text) {
        return text.pieces().stream()
                .filter(Text.Words.class::isInstance)
                .map(piece -> ((Text.Words) piece).text())
                .reduce("", String::concat);
    }

    private static Optional<Dossier> dossier(CorpusFile file) {
        String text = new String(file.model(), StandardCharsets.UTF_8);
        Optional<Model> model =
                ModelReader.read(new SourceFile(file.name(), text)).model();
        return model.flatMap(Dossiers::of);
    }
}
