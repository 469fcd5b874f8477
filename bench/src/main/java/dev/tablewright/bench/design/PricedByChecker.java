package dev.tablewright.bench.design;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.rule.HotPartition;
import dev.tablewright.check.rule.KeyTooLong;
import dev.tablewright.check.rule.OverBudget;
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
import java.util.Optional;
import java.util.stream.Stream;

/** Appraises designs as the command line does: by what the checker says of them, at the prices of one region. */
final class PricedByChecker implements Appraiser {

    private static final Setting SETTING =
            Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());

    @Override
    public Appraisal appraise(Model model) {
        Subject subject = new Subject(model);
        return subject.analysis()
                .map(analysis -> appraisal(CostReport.of(analysis, SETTING), violations(subject), (int)
                        new KeyTooLong().check(subject).count()))
                .orElseThrow(() -> new IllegalArgumentException("a model without a design is worth nothing"));
    }

    private static List<Diagnostic> violations(Subject subject) {
        return Stream.concat(new HotPartition().check(subject), new OverBudget().check(subject))
                .toList();
    }

    private static Appraisal appraisal(CostReport report, List<Diagnostic> violations, int refused) {
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
            requests = requests.add(aMonth(cost.load().pace(), cost.load().requests()));
        }
        BigDecimal dollars = report.bill().total().expected().dollars();
        return new Appraisal(new Worth(refused, violations.size(), dollars, requests), patterns);
    }

    private static Worth worth(PatternCost cost, List<Diagnostic> violations) {
        Pattern pattern = cost.load().pattern();
        long own = violations.stream()
                .map(Diagnostic::span)
                .filter(place ->
                        pattern.span().contains(place) || pattern.name().span().equals(place))
                .count();
        BigDecimal dollars =
                cost.cost().month().map(month -> month.expected().dollars()).orElse(BigDecimal.ZERO);
        return new Worth(
                0, (int) own, dollars, aMonth(cost.load().pace(), cost.load().requests()));
    }

    private static BigDecimal aMonth(Pace pace, Estimate requests) {
        return pace.month().map(requests.expected()::multiply).orElse(BigDecimal.ZERO);
    }
}
