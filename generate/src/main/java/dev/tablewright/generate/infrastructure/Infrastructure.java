package dev.tablewright.generate.infrastructure;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.GenerateCode;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model deploys.
 *
 * @param stacks one for each environment, in the order of the model; one without a name if it has none
 * @param diagnostics what AWS would refuse, and what a reader should know
 */
public record Infrastructure(List<Stack> stacks, List<Diagnostic> diagnostics) {

    public Infrastructure {
        stacks = List.copyOf(stacks);
        diagnostics = List.copyOf(diagnostics);
    }

    /** What is deployed in all environments. */
    public static Infrastructure of(Model model) {
        List<Optional<Environment>> all = new ArrayList<>();
        model.deployment().environments().forEach(environment -> all.add(Optional.of(environment)));
        return of(model, all.isEmpty() ? List.of(Optional.empty()) : all);
    }

    /** What is deployed in one environment; or, where the model has none, wherever it is deployed. */
    public static Infrastructure of(Model model, Optional<Environment> environment) {
        return of(model, List.of(environment));
    }

    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(found -> found.severity() == Severity.ERROR);
    }

    private static Infrastructure of(Model model, List<Optional<Environment>> environments) {
        Optional<Analysis> analysis = Analysis.of(model);
        if (analysis.isEmpty()) {
            return new Infrastructure(
                    List.of(),
                    List.of(GenerateCode.NOTHING_TO_GENERATE
                            .at(model.application().span(), model.application() + " has no design to deploy")
                            .help("`tablewright design --write` makes one")));
        }
        StackNames names = new StackNames(model);
        List<Stack> stacks = new ArrayList<>();
        List<Diagnostic> found = new ArrayList<>();
        for (Optional<Environment> environment : environments) {
            Stack stack = new StackPlanning(analysis.get(), environment, names.of(environment), found).stack();
            stacks.add(stack);
        }
        return new Infrastructure(stacks, found.stream().distinct().toList());
    }
}
