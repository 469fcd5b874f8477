package dev.tablewright.check.rule;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.LoadText;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.RoundTrips;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Budget;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What an author allows a call to cost, and what it is expected to cost: if the one is less than the other, it is told. */
public final class OverBudget implements Rule {

    @Override
    public Code code() {
        return new Code("TW0219", "over-budget", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> {
            Set<Name> doubtful = ServedRead.doubtful(analysis);
            return Stream.concat(
                    analysis.workload().patterns().stream()
                            .filter(load -> !doubtful.contains(load.pattern().name()))
                            .flatMap(this::check),
                    analysis.workload().writes().stream().flatMap(this::check));
        });
    }

    /** A pattern that is not served has other worries. */
    private Stream<Diagnostic> check(PatternLoad load) {
        if (load.reads().isEmpty()) {
            return Stream.empty();
        }
        Spending spending = new Spending(
                "access pattern `" + load.pattern().name() + "`",
                "read units",
                load.units(),
                load.requests(),
                load.rounds(),
                () -> LoadText.of(load));
        return Stream.concat(
                spending.over(code(), load.pattern().budget()),
                spending.tooSlow(code(), load.pattern().saidLatency(), "its latency"));
    }

    private Stream<Diagnostic> check(WriteLoad load) {
        return new Spending(
                        "the write `" + load.write().name() + "`",
                        "write units",
                        load.units(PartitionLimit.WRITE),
                        load.requests(),
                        load.rounds(),
                        () -> LoadText.of(load))
                .over(code(), load.write().budget());
    }

    /**
     * What a call is expected to cost.
     *
     * @param arithmetic how the units come about
     */
    private record Spending(
            String who,
            String unitWord,
            Estimate units,
            Estimate requests,
            Estimate rounds,
            Supplier<List<String>> arithmetic) {

        Stream<Diagnostic> over(Code code, Optional<Budget> allowed) {
            return allowed.stream().flatMap(budget -> Stream.of(
                            tooMany(code, budget.units(), units, unitWord),
                            tooMany(code, budget.requests().map(Spending::decimal), requests, "requests"),
                            tooSlow(code, budget.millis(), "its budget"))
                    .flatMap(found -> found));
        }

        private Stream<Diagnostic> tooMany(Code code, Optional<Said<BigDecimal>> limit, Estimate spent, String what) {
            return limit.stream()
                    .filter(said -> spent.expected().compareTo(said.value()) > 0)
                    .map(said -> explained(finding(code, said.span(), "its budget of " + amount(said.value(), what))
                            .label("expected: about " + amount(spent.expected(), what))));
        }

        /** Requests that wait for each other add up; others do not. */
        Stream<Diagnostic> tooSlow(Code code, Optional<Said<Integer>> limit, String whose) {
            BigDecimal millis = RoundTrips.millis(rounds);
            return limit.stream()
                    .filter(said -> millis.compareTo(BigDecimal.valueOf(said.value())) > 0)
                    .map(said -> finding(code, said.span(), whose + " of " + said.value() + " ms")
                            .label("expected: about " + Amount.number(millis) + " ms")
                            .note(trips() + " of " + RoundTrips.MILLIS + " ms" + (isOne(rounds) ? "" : " each"))
                            .help("let fewer requests wait for each other: a projection that holds all that is needed,"
                                    + " fewer units of time to walk through, one collection in place of several"));
        }

        private static boolean isOne(Estimate number) {
            return number.expected().compareTo(BigDecimal.ONE) == 0;
        }

        private String trips() {
            return isOne(rounds)
                    ? "one round trip"
                    : Amount.number(rounds.expected()) + " round trips that wait for each other";
        }

        private Diagnostic finding(Code code, Span span, String limit) {
            return Diagnostic.of(code, span, who + " is above " + limit);
        }

        private Diagnostic explained(Diagnostic finding) {
            Diagnostic explained = finding;
            for (String line : arithmetic.get()) {
                explained = explained.note(line);
            }
            return explained.help(
                    unitWord.startsWith("read")
                            ? "read less: a smaller page, a narrower projection, smaller items; or allow more"
                            : "write less: smaller items, fewer indexes, narrower projections; or allow more");
        }

        private static String amount(BigDecimal number, String what) {
            boolean one = number.compareTo(BigDecimal.ONE) == 0;
            return Amount.number(number) + " " + (one ? what.substring(0, what.length() - 1) : what);
        }

        private static Said<BigDecimal> decimal(Said<Integer> whole) {
            return new Said<>(BigDecimal.valueOf(whole.value()), whole.span());
        }
    }
}
