package dev.tablewright.generate.docs;

import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.Checker;
import dev.tablewright.check.Rules;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.proof.Prover;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is known of a model, for tests. */
final class Dossiers {

    private Dossiers() {}

    static Dossier of(String text) {
        return of(ModelReader.read(new SourceFile("model.yaml", text)).model().orElseThrow())
                .orElseThrow();
    }

    /** Empty if the model has no design, or one of which nothing can be said. */
    static Optional<Dossier> of(Model model) {
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        return Analysis.of(model)
                .map(analysis -> new Dossier(
                        analysis,
                        CostReport.of(analysis, setting),
                        Prover.prove(analysis),
                        Checker.check(model),
                        Rules.ALL.stream().map(Rule::code).collect(Collectors.toMap(Code::id, Code::name)),
                        Optional.empty(),
                        List.of()));
    }
}
