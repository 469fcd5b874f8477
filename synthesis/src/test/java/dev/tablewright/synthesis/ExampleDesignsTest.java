package dev.tablewright.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.layout.Models;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples without the designs that people wrote for them: what is found must cost no more than what they found. */
final class ExampleDesignsTest {

    static List<String> examples() {
        return Models.examples();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void noDearerThanByHand(String example) {
        Model byHand = Models.example(example);
        long start = System.nanoTime();
        Synthesised found = Designer.design(
                undesigned(byHand),
                new Wish(Optional.of(byHand.design().orElseThrow().layout()), 3, () -> false),
                new CheckedAppraiser());
        long millis = (System.nanoTime() - start) / 1_000_000;
        Worth hand = new CheckedAppraiser()
                .appraise(new Assumptions().applied(byHand))
                .whole();
        System.out.println("#### " + example + " " + millis + " ms; by hand " + hand + " gap " + found.gap());
        for (Proposal proposal : found.proposals()) {
            System.out.println("   " + proposal.worth());
        }
        found.proposals().forEach(p -> System.out.println(p.differences()));
        found.decisions().forEach(d -> {
            System.out.println(d.kind() + " " + d.subject() + ": " + d.choice());
            d.reasons().forEach(r -> System.out.println("     because " + r));
            d.alternatives()
                    .forEach(a -> System.out.println("     +" + a.extra().setScale(2, java.math.RoundingMode.HALF_UP)
                            + " " + a.choice() + " " + a.reasons()));
            d.tippings().forEach(t -> System.out.println("     tips " + t));
        });
        found.best().ifPresent(best -> {
            System.out.println(DesignWriter.write(best.model()));
            for (Diagnostic d : Checker.check(best.model())) {
                System.out.println("  " + d.severity() + " " + d.code().id() + " " + d.title());
            }
        });
        assertThat(found.best()).isPresent();
    }

    private static Model undesigned(Model model) {
        return new Model(
                model.source(),
                model.application(),
                model.description(),
                model.tenant(),
                model.entities(),
                model.types(),
                model.relationships(),
                model.aggregates(),
                model.patterns(),
                model.writes(),
                Optional.empty(),
                model.deployment(),
                model.suppressions());
    }
}
