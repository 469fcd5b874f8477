package dev.tablewright.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.check.Models;
import dev.tablewright.check.Suppressions;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.worth.Worth;
import dev.tablewright.testing.Examples;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples without the designs that people wrote for them: what is found must cost no more than what they found. */
final class ExampleDesignsTest {

    private static final Map<String, Synthesised> FOUND = new HashMap<>();

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void noDearerThanByHand(String example) {
        Worth hand = new CheckedAppraiser()
                .appraise(new Assumptions().applied(Models.example(example)))
                .whole();
        Worth found = found(example).best().orElseThrow().worth();

        assertThat(found.violations()).isLessThanOrEqualTo(hand.violations());
        assertThat(found.dollars()).isLessThanOrEqualTo(hand.dollars());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void certainlyTheBest(String example) {
        assertThat(found(example).isOptimal()).isTrue();
    }

    /** What the checker would warn of in a design: others in the range, filters, indexes that nobody reads, and so on. */
    @ParameterizedTest
    @MethodSource("examples")
    void nothingToFindInTheDesign(String example) {
        Model best = found(example).best().orElseThrow().model();
        List<String> found = Suppressions.apply(best, Checker.check(best), List.of()).stream()
                .filter(finding -> finding.severity() != Severity.ADVICE)
                .filter(finding -> !finding.code().id().startsWith("TW03"))
                .map(Diagnostic::title)
                .filter(title -> !title.contains("suppress"))
                .toList();

        assertThat(found).as(DesignWriter.write(best)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everythingIsExplained(String example) {
        Synthesised found = found(example);
        Model model = Models.example(example);

        assertThat(subjects(found, Decision.Kind.ENTITY))
                .containsExactlyElementsOf(
                        model.entities().stream().map(e -> e.name().text()).toList());
        assertThat(subjects(found, Decision.Kind.PATTERN))
                .containsExactlyElementsOf(
                        model.patterns().stream().map(p -> p.name().text()).toList());
        assertThat(subjects(found, Decision.Kind.RELATIONSHIP))
                .containsExactlyElementsOf(
                        model.relationships().stream().map(r -> r.text()).toList());
        assertThat(found.decisions()).allSatisfy(decision -> assertThat(decision.alternatives())
                .allSatisfy(alternative -> assertThat(alternative.extra().signum() >= 0
                                || !alternative.reasons().isEmpty())
                        .as(decision + " has a cheaper alternative")
                        .isTrue()));
    }

    private static List<String> subjects(Synthesised found, Decision.Kind kind) {
        return found.decisions().stream()
                .filter(decision -> decision.kind() == kind)
                .map(Decision::subject)
                .toList();
    }

    private static Synthesised found(String example) {
        return FOUND.computeIfAbsent(example, name -> {
            Model byHand = Models.example(name);
            Layout layout = byHand.design().orElseThrow().layout();
            return Designer.design(
                    undesigned(byHand), new Wish(Optional.of(layout), 3, () -> false), new CheckedAppraiser());
        });
    }

    private static Model undesigned(Model model) {
        return model.with(Optional.empty(), model.deployment(), model.suppressions());
    }
}
