package dev.tablewright.app;

import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.Synthesised;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.explain.Explanation;
import dev.tablewright.synthesis.explain.Remodelling;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What came out when designs for a model were asked for.
 *
 * @param model as it was given
 * @param kept whether its own design was kept as it is, because every entity has keys in it
 * @param designs the best first; none if findings say why there can be none
 * @param gap by which part of its price the best design can at most be undercut; zero: it is optimal
 * @param strategies how the best design stores each relationship, by its line
 * @param explanation the decisions of the best design, made when they are wanted
 * @param remodelling what changes of the model itself would come to, found out when it is wanted
 * @param assumptions what was taken for granted, a sentence each
 * @param findings what the author has to change, or should know
 */
public record DesignedModel(
        Model model,
        boolean kept,
        List<CheckedDesign> designs,
        BigDecimal gap,
        Map<String, String> strategies,
        Supplier<List<Decision>> explanation,
        Supplier<List<Remodelling>> remodelling,
        List<String> assumptions,
        List<Diagnostic> findings) {

    public DesignedModel {
        designs = List.copyOf(designs);
        assumptions = List.copyOf(assumptions);
        findings = List.copyOf(findings);
    }

    /** What was found, checked and priced. */
    static DesignedModel of(Model model, Synthesised found, Setting setting) {
        if (found.proposals().isEmpty() && found.findings().isEmpty()) {
            throw new IllegalStateException("no design was found, and nothing says why");
        }
        return new DesignedModel(
                model,
                false,
                found.proposals().stream()
                        .map(proposal -> CheckedDesign.of(proposal, setting))
                        .toList(),
                found.gap(),
                found.strategies(),
                found::decisions,
                () -> found.explanation().map(Explanation::remodellings).orElse(List.of()),
                found.assumptions(),
                found.findings());
    }

    /** The design that the model has already. */
    static DesignedModel kept(Model model, CheckedDesign design) {
        return new DesignedModel(
                model, true, List.of(design), BigDecimal.ZERO, Map.of(), List::of, List::of, List.of(), List.of());
    }

    /** No design: the findings say why, be they about the model or about the keys that it has. */
    static DesignedModel none(Model model, boolean kept, List<Diagnostic> findings) {
        return new DesignedModel(
                model, kept, List.of(), BigDecimal.ZERO, Map.of(), List::of, List::of, List.of(), findings);
    }

    /** The decisions of the best design. */
    public List<Decision> decisions() {
        return explanation.get();
    }

    /** The changes of the model itself that would pay. */
    public List<Remodelling> savings() {
        return remodelling.get().stream().filter(Remodelling::pays).toList();
    }

    public Optional<CheckedDesign> best() {
        return designs.stream().findFirst();
    }

    public boolean isOptimal() {
        return gap.signum() == 0;
    }
}
