package dev.tablewright.check.cost;

import dev.tablewright.capacity.price.Money;
import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.RoundTrips;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Budget;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Said;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Weighs two layouts by what the decision tables of the books name, as far as a model can tell. */
final class Factors {

    /** Less is within what nobody knows exactly anyway: sizes that are estimated fall on either side of a kilobyte. */
    private static final BigDecimal NOTICEABLE = new BigDecimal("0.20");

    /** The same where the author says how large items are. */
    private static final BigDecimal NOTICEABLE_OF_KNOWN_SIZES = new BigDecimal("0.05");

    /** A difference that is worth two other reasons. */
    private static final BigDecimal MUCH = new BigDecimal("0.25");

    /** Beyond, the books advise one table. */
    private static final BigDecimal HIGH_THROUGHPUT = BigDecimal.valueOf(10_000);

    private static final int FAST_MILLIS = 10;
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private final Side single;
    private final Side tables;
    private final List<PatternPair> patterns;
    private final List<WritePair> writes;

    Factors(Side single, Side tables, List<PatternPair> patterns, List<WritePair> writes) {
        this.single = single;
        this.tables = tables;
        this.patterns = patterns;
        this.writes = writes;
    }

    List<Factor> all() {
        return List.of(
                served(),
                heat(),
                latency(),
                requests(),
                cost(),
                throughput(),
                relationships(),
                knowledge(),
                moments(),
                atomicity());
    }

    private Factor served() {
        List<String> lostInTables = names(patterns.stream()
                .filter(pair -> pair.single().isServed() && !pair.tables().isServed()));
        List<String> lostInSingle = names(patterns.stream()
                .filter(pair -> !pair.single().isServed() && pair.tables().isServed()));
        if (!lostInTables.isEmpty() && lostInSingle.isEmpty()) {
            return Factor.single("patterns served", WordList.few(lostInTables) + " would need a scan in several tables")
                    .deciding();
        }
        if (!lostInSingle.isEmpty() && lostInTables.isEmpty()) {
            return Factor.tables("patterns served", WordList.few(lostInSingle) + " would need a scan in one table")
                    .deciding();
        }
        return Factor.neither("patterns served", "the same in both");
    }

    private Factor heat() {
        long hotSingle = single.report().tooHot().count();
        long hotTables = tables.report().tooHot().count();
        if (hotSingle == hotTables) {
            return Factor.neither(
                    "heat", hotSingle == 0 ? "no key is too hot in either" : hotSingle + " keys are too hot in both");
        }
        String reason = hotSingle + " keys are too hot in one table, " + hotTables + " in several";
        return hotSingle > hotTables ? Factor.tables("heat", reason) : Factor.single("heat", reason);
    }

    /** What must be fast, and is only in one of them; or a wish for speed at all. */
    private Factor latency() {
        List<String> slowInTables =
                names(patterns.stream().filter(pair -> isTooSlow(pair.tables()) && !isTooSlow(pair.single())));
        List<String> slowInSingle =
                names(patterns.stream().filter(pair -> isTooSlow(pair.single()) && !isTooSlow(pair.tables())));
        if (!slowInTables.isEmpty()) {
            return Factor.single(
                            "latency", WordList.few(slowInTables) + " would miss the time allowed in several tables")
                    .deciding();
        }
        if (!slowInSingle.isEmpty()) {
            return Factor.tables("latency", WordList.few(slowInSingle) + " would miss the time allowed in one table")
                    .deciding();
        }
        List<String> slower =
                names(patterns.stream().filter(pair -> rounds(pair.tables()).compareTo(rounds(pair.single())) > 0));
        List<String> fast = names(patterns.stream()
                .filter(pair ->
                        allowed(pair).filter(millis -> millis <= FAST_MILLIS).isPresent()));
        if (!slower.isEmpty()) {
            return Factor.single(
                    "latency", WordList.few(slower) + " would wait for more round trips in several tables");
        }
        return Factor.neither(
                "latency",
                fast.isEmpty()
                        ? "no pattern waits longer in either"
                        : "no pattern waits longer in either, not even " + WordList.few(fast) + " with " + FAST_MILLIS
                                + " ms or less");
    }

    private static boolean isTooSlow(PatternCost cost) {
        Pattern pattern = cost.load().pattern();
        BigDecimal millis = RoundTrips.millis(cost.load().rounds());
        return Stream.concat(pattern.saidLatency().stream(), pattern.budget().flatMap(Budget::millis).stream())
                .map(Said::value)
                .anyMatch(allowed -> millis.compareTo(BigDecimal.valueOf(allowed)) > 0);
    }

    private static Optional<Integer> allowed(PatternPair pair) {
        return pair.single().load().pattern().latencyMillis();
    }

    private static BigDecimal rounds(PatternCost cost) {
        return cost.load().rounds().expected();
    }

    /** What one request gives in one table takes several in several. */
    private Factor requests() {
        List<String> more =
                names(patterns.stream().filter(pair -> requests(pair.tables()).compareTo(requests(pair.single())) > 0));
        List<String> fewer =
                names(patterns.stream().filter(pair -> requests(pair.tables()).compareTo(requests(pair.single())) < 0));
        String sums = Amount.number(perSecond(PatternPair::single)) + " requests/s in one table, "
                + Amount.number(perSecond(PatternPair::tables)) + " in several";
        if (more.size() > fewer.size()) {
            return Factor.single(
                    "requests",
                    WordList.few(more) + (more.size() == 1 ? " takes" : " take") + " more requests in several tables; "
                            + sums);
        }
        return fewer.size() > more.size()
                ? Factor.tables("requests", WordList.few(fewer) + " take more requests in one table; " + sums)
                : Factor.neither("requests", "as many in both; " + sums);
    }

    private static BigDecimal requests(PatternCost cost) {
        return cost.load().requests().expected();
    }

    /** Reads in the busiest second. */
    private BigDecimal perSecond(Function<PatternPair, PatternCost> side) {
        return patterns.stream()
                .map(side)
                .map(cost -> cost.load().pace().peak().orElse(BigDecimal.ZERO).multiply(requests(cost)))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private Factor cost() {
        Money one = single.report().bill().total().expected();
        Money several = tables.report().bill().total().expected();
        String sums = one + " a month in one table, " + several + " in several";
        BigDecimal larger = one.dollars().max(several.dollars());
        BigDecimal difference = one.dollars().subtract(several.dollars());
        if (larger.signum() == 0 || difference.abs().compareTo(larger.multiply(noticeable())) <= 0) {
            return Factor.neither("cost", "about the same, as far as estimates can tell: " + sums);
        }
        BigDecimal part = difference.abs().divide(larger, MathContext.DECIMAL64);
        String reason = Amount.number(part.multiply(HUNDRED)) + "% less: " + sums;
        Factor factor = difference.signum() > 0 ? Factor.tables("cost", reason) : Factor.single("cost", reason);
        return part.compareTo(MUCH) >= 0 ? factor.weighing(2) : factor;
    }

    private BigDecimal noticeable() {
        boolean known = single.report().model().entities().stream()
                .allMatch(entity -> entity.expect().itemBytes().isPresent());
        return known ? NOTICEABLE_OF_KNOWN_SIZES : NOTICEABLE;
    }

    private Factor throughput() {
        BigDecimal calls = Stream.concat(
                        patterns.stream().map(pair -> pair.single().load().pace()),
                        writes.stream().map(pair -> pair.single().load().pace()))
                .map(pace -> pace.peak().orElse(BigDecimal.ZERO))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        String sum = Amount.number(calls) + " calls/s at peak";
        return calls.compareTo(HIGH_THROUGHPUT) > 0
                ? Factor.single("throughput", sum + ", more than 10,000")
                : Factor.neither("throughput", sum + ", less than 10,000: both do");
    }

    private Factor relationships() {
        List<Relationship> many = single.report().model().relationships().stream()
                .filter(Relationship::isManyToMany)
                .toList();
        long mixed = patterns.stream().filter(PatternPair::isMixed).count();
        String pages = mixed + (mixed == 1 ? " pattern reads" : " patterns read") + " several kinds of entities";
        return many.isEmpty()
                ? Factor.neither("relationships", "no many-to-many; " + pages)
                : Factor.single("relationships", many.size() + " many-to-many; " + pages);
    }

    /** Who cannot say how often a pattern is used does not know the patterns yet. */
    private Factor knowledge() {
        long silent = Stream.concat(
                        patterns.stream().map(pair -> pair.single().load().pace()),
                        writes.stream().map(pair -> pair.single().load().pace()))
                .filter(pace -> pace.average().isEmpty())
                .count();
        long all = (long) patterns.size() + writes.size();
        return silent * 3 > all
                ? Factor.tables(
                        "knowledge of patterns",
                        silent + " of " + all + " have no rate in numbers: they are still being found")
                : Factor.neither("knowledge of patterns", (all - silent) + " of " + all + " have a rate in numbers");
    }

    private Factor moments() {
        List<String> lost = names(patterns.stream().filter(PatternPair::losesOneMoment));
        return lost.isEmpty()
                ? Factor.neither("one moment", "nothing that is read together in one table is read apart in several")
                // No vote of its own: it comes with the number of requests.
                : Factor.neither(
                        "one moment",
                        WordList.few(lost)
                                + " come from one query in one table; in several, each part is of its own moment");
    }

    /** Transactions reach over tables, so nothing is lost; it is said because people fear it. */
    private Factor atomicity() {
        List<String> over = names(writes.stream().filter(pair -> pair.tablesTogether() > 1), WritePair::name);
        return Factor.neither(
                "atomicity",
                over.isEmpty()
                        ? "kept: no write reaches over several tables"
                        : "kept: " + WordList.few(over)
                                + " become transactions over several tables, at the same price");
    }

    private static List<String> names(Stream<PatternPair> pairs) {
        return names(pairs, PatternPair::name);
    }

    private static <T> List<String> names(Stream<T> pairs, Function<T, String> name) {
        return pairs.map(pair -> "`" + name.apply(pair) + "`").collect(Collectors.toList());
    }
}
