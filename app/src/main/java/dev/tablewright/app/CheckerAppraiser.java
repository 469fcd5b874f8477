package dev.tablewright.app;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.rule.HotPartition;
import dev.tablewright.check.rule.KeyTooLong;
import dev.tablewright.check.rule.OverBudget;
import dev.tablewright.check.rule.Rule;
import dev.tablewright.check.rule.Subject;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Appraises designs by what the checker says of them, so that the search and {@code cost} never disagree about a price. The
 * other rules are left out: they say nothing about what a design is worth, and the search asks thousands of times.
 */
final class CheckerAppraiser implements Appraiser {

    private static final List<Rule> LIMITS = List.of(new HotPartition(), new OverBudget());

    private static final Rule TOO_LONG = new KeyTooLong();

    private final Setting setting;

    CheckerAppraiser(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Appraisal appraise(Model model) {
        Subject subject = new Subject(model);
        return subject.analysis()
                .map(analysis -> appraisal(subject, CostReport.of(analysis, setting)))
                .orElseGet(() -> new Appraisal(Worth.NOTHING, Map.of()));
    }

    private static Appraisal appraisal(Subject subject, CostReport report) {
        List<Diagnostic> violations =
                LIMITS.stream().flatMap(rule -> rule.check(subject)).toList();
        Map<String, Worth> patterns = new HashMap<>();
        BigDecimal requests = BigDecimal.ZERO;
        for (PatternCost cost : report.patterns()) {
            if (cost.isServed()) {
                Worth worth = worth(cost, violations);
                patterns.put(cost.name(), worth);
                requests = requests.add(worth.requests());
            }
        }
        for (WriteCost cost : report.writes()) {
            requests = requests.add(month(cost.load().pace(), cost.load().requests()));
        }
        BigDecimal dollars = report.bill().total().expected().dollars();
        int refused = (int) TOO_LONG.check(subject).count();
        return new Appraisal(new Worth(refused, violations.size(), dollars, requests), patterns);
    }

    private static Worth worth(PatternCost cost, List<Diagnostic> violations) {
        Pattern pattern = cost.load().pattern();
        long own = violations.stream()
                .map(Diagnostic::span)
                .filter(place -> pattern.span().contains(place))
                .count();
        return new Worth(
                0,
                (int) own,
                cost.cost().month().map(month -> month.expected().dollars()).orElse(BigDecimal.ZERO),
                month(cost.load().pace(), cost.load().requests()));
    }

    /** What has no rate in numbers is not counted. */
    private static BigDecimal month(Pace pace, Estimate each) {
        return pace.month().map(each.expected()::multiply).orElse(BigDecimal.ZERO);
    }
}
