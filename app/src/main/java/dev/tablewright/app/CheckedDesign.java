package dev.tablewright.app;

import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.synthesis.Proposal;
import java.util.List;

/**
 * A proposed design, with what it costs and what the checker says of it: no error.
 *
 * @param findings warnings and advice
 */
public record CheckedDesign(Proposal proposal, CostReport report, List<Diagnostic> findings) {

    public CheckedDesign {
        findings = List.copyOf(findings);
    }

    /**
     * Checks and prices a proposal.
     *
     * @throws IllegalStateException if the checker finds an error in it: then the synthesis is wrong, not the author
     */
    static CheckedDesign of(Proposal proposal, Setting setting) {
        Model model = proposal.model();
        List<Diagnostic> findings = Pipeline.findings(model);
        List<Diagnostic> errors = findings.stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
        if (!errors.isEmpty()) {
            throw new IllegalStateException("the checker refuses a design that was proposed:\n\n"
                    + new TextReport(Palette.PLAIN).render(errors) + "\n" + KeyChart.of(model));
        }
        return new CheckedDesign(proposal, Pipeline.cost(model, setting).orElseThrow(), findings);
    }

    /** The design that a model has, appraised like one that is proposed. */
    static CheckedDesign asGiven(Model model, Setting setting) {
        return of(
                new Proposal(
                        model, new CheckerAppraiser(setting).appraise(model).whole(), List.of()),
                setting);
    }

    public Model model() {
        return proposal.model();
    }

    public Design design() {
        return model().design().orElseThrow();
    }

    public int tables() {
        return design().tables().size();
    }

    public int indexes() {
        return design().tables().stream()
                .mapToInt(table -> table.indexes().size())
                .sum();
    }
}
