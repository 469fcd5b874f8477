package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.check.Rules;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Text;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No rule that finds something in a model is said not to apply to it: tried on all models in which some rule does. */
class ApplicabilityTest {

    private static final Path CORPUS = Path.of("../check/src/test/corpus");

    private static final List<CorpusFile> FIRING = CorpusFile.in(CORPUS).stream()
            .filter(file -> file.name().contains("-fires") && model(file).isPresent())
            .toList();

    static List<CorpusFile> firing() {
        return Scale.some(40, FIRING);
    }

    @ParameterizedTest
    @MethodSource("firing")
    void whatIsFoundApplies(CorpusFile file) {
        Model model = model(file).orElseThrow();
        Applicability applicability = new Applicability(model, model.design().orElseGet(() -> nothing(model)));
        for (Diagnostic finding : Checker.check(model)) {
            assertThat(applicability.obstacle(finding.code().id()))
                    .as(finding.title())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("firing")
    void whatIsFoundIsReviewed(CorpusFile file) {
        Dossiers.of(model(file).orElseThrow()).ifPresent(dossier -> dossier.found().stream()
                .map(finding -> finding.code().id())
                .distinct()
                .forEach(code -> assertThat(verdict(dossier, code)).containsAnyOf("violated", "suppressed")));
    }

    @Test
    void everyRuleIsTried() {
        Set<String> untried = new TreeSet<>();
        Rules.ALL.forEach(rule -> untried.add(rule.code().id()));
        FIRING.stream()
                .flatMap(file -> Checker.check(model(file).orElseThrow()).stream())
                .forEach(finding -> untried.remove(finding.code().id()));
        assertThat(untried).isEmpty();
    }

    @Test
    void whatIsNotThereDoesNotApply() {
        Dossier dossier = Dossiers.of("""
                tablewright: 1
                application: Notes
                entities:
                  Note: { id: title, attributes: { title: string } }
                patterns:
                  note: { get: Note, by: title }
                design:
                  layout: table-per-entity
                  keys:
                    Note: { table: Notes, key: [title] }
                """);
        Applicability applicability = new Applicability(dossier.model(), dossier.design());
        assertThat(applicability.obstacle("TW0807")).contains("the model has no tenant");
        assertThat(applicability.obstacle("TW0501")).contains("there are no indexes");
        assertThat(applicability.obstacle("TW0403")).contains("every entity has a table of its own");
        assertThat(applicability.obstacle("TW0309")).contains("no relationship is many to many");
        assertThat(applicability.obstacle("TW0301")).isEmpty();
        assertThat(verdict(dossier, "TW0807")).contains("not applicable");
        assertThat(verdict(dossier, "TW0301")).contains("held");
    }

    /** Rules about entities and patterns need no design. */
    private static Design nothing(Model model) {
        return new Design(
                Layout.SINGLE_TABLE,
                ValueEncoding.ESCAPED,
                "Type",
                List.of(),
                List.of(),
                List.of(),
                model.application().span());
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

    private static Optional<Model> model(CorpusFile file) {
        String text = new String(file.model(), StandardCharsets.UTF_8);
        return ModelReader.read(new SourceFile(file.name(), text)).model();
    }
}
