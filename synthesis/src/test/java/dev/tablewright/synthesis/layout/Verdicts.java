package dev.tablewright.synthesis.layout;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Severity;
import java.util.List;

/** What the checker says about a model. */
final class Verdicts {

    private Verdicts() {}

    static List<String> served(Model model) {
        return Analysis.of(model).orElseThrow().plans().stream()
                .filter(AccessPlan.Served.class::isInstance)
                .map(plan -> plan.pattern().name().text())
                .toList();
    }

    /** How many reads a pattern takes. */
    static int reads(Model model, String pattern) {
        return plan(model, pattern).reads().size();
    }

    /** Whether a pattern reads just what it wants. */
    static boolean readsExactly(Model model, String pattern) {
        return plan(model, pattern).reads().stream()
                .allMatch(read -> read.filter().isEmpty());
    }

    private static AccessPlan plan(Model model, String pattern) {
        return Analysis.of(model).orElseThrow().plans().stream()
                .filter(plan -> plan.pattern().name().text().equals(pattern))
                .findFirst()
                .orElseThrow();
    }

    static List<String> errors(Model model) {
        return Checker.check(model).stream()
                .filter(finding -> finding.code().severity() == Severity.ERROR)
                .map(finding -> finding.code().id() + " " + finding.title())
                .toList();
    }
}
