package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Pace;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/** Weighs two layouts by what the decision tables of the books name, as far as a model can tell. */
final class Factors {

    /** Beyond, the books advise one table. */
    private static final BigDecimal HIGH_THROUGHPUT = BigDecimal.valueOf(10_000);

    private static final String LINE = "the guides draw a line at 10,000 calls a second";

    private final Side single;
    private final Side tables;
    private final List<PatternPair> patterns;
    private final List<WritePair> writes;

    Factors(Side single, Side tables, List<PatternPair> patterns, List<WritePair> writes) {
        this.single = single;
        this.tables = tables;
        this.patterns = List.copyOf(patterns);
        this.writes = List.copyOf(writes);
    }

    List<Factor> all() {
        // What is not served takes no requests at all, which is not to be mistaken for few.
        List<PatternPair> inBoth = patterns.stream()
                .filter(pair -> pair.single().isServed() && pair.tables().isServed())
                .toList();
        RequestFactors requests = new RequestFactors(inBoth);
        return List.of(
                served(),
                heat(),
                LatencyFactor.of(inBoth),
                requests.requests(),
                new CostFactor(single.report(), tables.report()).factor(),
                throughput(),
                requests.relationships(single.report().model()),
                knowledge(),
                requests.oneRequest(),
                atomicity());
    }

    private Factor served() {
        List<String> lostInTables = FactorWords.names(
                patterns, pair -> pair.single().isServed() && !pair.tables().isServed());
        List<String> lostInSingle = FactorWords.names(
                patterns, pair -> !pair.single().isServed() && pair.tables().isServed());
        if (lostInTables.isEmpty() && lostInSingle.isEmpty()) {
            return Factor.neither("patterns served", "the same in both");
        }
        Factor factor = Factor.against("patterns served", lostInSingle, lostInTables, "would need a scan");
        return factor.favours().isPresent() ? factor.deciding() : factor;
    }

    private Factor heat() {
        long hotSingle = single.report().tooHot().count();
        long hotTables = tables.report().tooHot().count();
        String inSingle = FactorWords.counted(hotSingle, "key is too hot", "keys are too hot");
        if (hotSingle == hotTables) {
            return Factor.neither("heat", inSingle + (hotSingle == 0 ? " in either" : " in both"));
        }
        String reason = inSingle + " in one table, " + (hotTables == 0 ? "none" : hotTables) + " in several";
        return hotSingle > hotTables ? Factor.tables("heat", reason) : Factor.single("heat", reason);
    }

    private Factor throughput() {
        if (silent() == calls()) {
            return Factor.neither("throughput", "no rates in numbers; " + LINE);
        }
        BigDecimal calls = paces().flatMap(pace -> pace.peak().stream()).reduce(BigDecimal.ZERO, BigDecimal::add);
        String sum = (silent() == 0 ? "" : "at least ") + Amount.number(calls) + " calls/s at peak; " + LINE;
        return calls.compareTo(HIGH_THROUGHPUT) > 0
                ? Factor.single("throughput", sum + ", beyond which one table is advised")
                : Factor.neither("throughput", sum);
    }

    /** Who cannot say how often a pattern is used may not know the patterns yet. */
    private Factor knowledge() {
        String name = "knowledge of patterns";
        if (silent() * 3 > calls()) {
            boolean one = silent() == 1;
            return Factor.tables(
                    name,
                    silent() + " of " + calls() + (one ? " has" : " have") + " no rate in numbers: if "
                            + (one ? "it is" : "they are")
                            + " still being found, several tables are easier to change");
        }
        long known = calls() - silent();
        return Factor.neither(name, known + " of " + calls() + (known == 1 ? " has" : " have") + " a rate in numbers");
    }

    private Stream<Pace> paces() {
        return Stream.concat(
                patterns.stream().map(pair -> pair.single().load().pace()),
                writes.stream().map(pair -> pair.single().load().pace()));
    }

    private long calls() {
        return (long) patterns.size() + writes.size();
    }

    private long silent() {
        return paces().filter(pace -> pace.average().isEmpty()).count();
    }

    /** Transactions reach over tables, so nothing is lost; it is said because people fear it. */
    private Factor atomicity() {
        List<String> over = writes.stream()
                .filter(pair -> pair.tables().load().transaction() && pair.tablesTogether() > 1)
                .map(pair -> "`" + pair.name() + "`")
                .toList();
        return Factor.neither(
                "atomicity",
                over.isEmpty()
                        ? "kept: no write reaches over several tables"
                        : "kept: "
                                + FactorWords.all(over, "becomes a transaction", "become transactions")
                                + " over several tables, at the same price");
    }
}
