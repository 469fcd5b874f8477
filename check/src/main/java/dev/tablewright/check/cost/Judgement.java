package dev.tablewright.check.cost;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.rule.HotPartition;
import dev.tablewright.check.rule.KeyTooLong;
import dev.tablewright.check.rule.KeyTooLong.TooLong;
import dev.tablewright.check.rule.OverBudget;
import dev.tablewright.check.rule.Subject;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A design in a few figures, for those who compare thousands of them: only the rules about limits are asked.
 *
 * @param tooLong the values that can make a key longer than DynamoDB takes
 * @param whole all patterns and writes, and storage
 * @param patterns what each pattern has in it, by its name; those that are not served are missing
 */
public record Judgement(List<TooLong> tooLong, Figures whole, Map<String, Figures> patterns) {

    public Judgement {
        tooLong = List.copyOf(tooLong);
        patterns = Map.copyOf(patterns);
    }

    /**
     * What is compared.
     *
     * @param violations how many partitions are too hot, and how many budgets and latencies are not kept
     * @param dollars a month
     * @param requests a month; what has no rate in numbers is not counted
     */
    public record Figures(int violations, BigDecimal dollars, BigDecimal requests) {}

    /** Empty if there is no design. */
    public static Optional<Judgement> of(Model model, Setting setting) {
        Subject subject = new Subject(model);
        return subject.analysis().map(analysis -> of(subject, CostReport.of(analysis, setting)));
    }

    private static Judgement of(Subject subject, CostReport report) {
        List<Diagnostic> violations = Stream.of(new HotPartition(), new OverBudget())
                .flatMap(rule -> rule.check(subject))
                .toList();
        Map<String, Figures> patterns = new HashMap<>();
        BigDecimal requests = BigDecimal.ZERO;
        for (PatternCost cost : report.patterns()) {
            if (cost.isServed()) {
                Figures figures = figures(cost, violations);
                patterns.put(cost.name(), figures);
                requests = requests.add(figures.requests());
            }
        }
        for (WriteCost cost : report.writes()) {
            requests = requests.add(month(cost.load().pace(), cost.load().requests()));
        }
        BigDecimal dollars = report.bill().total().expected().dollars();
        return new Judgement(
                KeyTooLong.values(subject).toList(), new Figures(violations.size(), dollars, requests), patterns);
    }

    private static Figures figures(PatternCost cost, List<Diagnostic> violations) {
        Pattern pattern = cost.load().pattern();
        long own = violations.stream()
                .filter(violation -> pattern.span().contains(violation.span()))
                .count();
        return new Figures(
                (int) own,
                cost.cost().month().map(month -> month.expected().dollars()).orElse(BigDecimal.ZERO),
                month(cost.load().pace(), cost.load().requests()));
    }

    private static BigDecimal month(Pace pace, Estimate each) {
        return pace.month().map(each.expected()::multiply).orElse(BigDecimal.ZERO);
    }
}
