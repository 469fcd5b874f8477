package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.load.RoundTrips;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Budget;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Said;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/** How long callers wait: what must be fast and is only in one of the layouts decides. */
final class LatencyFactor {

    private static final String NAME = "latency";
    private static final int FAST_MILLIS = 10;

    private LatencyFactor() {}

    /** @param patterns that both layouts serve */
    static Factor of(List<PatternPair> patterns) {
        List<String> lateInTables =
                FactorWords.names(patterns, pair -> isTooSlow(pair.tables()) && !isTooSlow(pair.single()));
        List<String> lateInSingle =
                FactorWords.names(patterns, pair -> isTooSlow(pair.single()) && !isTooSlow(pair.tables()));
        if (!lateInTables.isEmpty() || !lateInSingle.isEmpty()) {
            Factor factor = Factor.against(NAME, lateInSingle, lateInTables, "would miss the time allowed");
            return factor.favours().isPresent() ? factor.deciding() : factor;
        }
        List<String> slowerInTables = FactorWords.names(patterns, pair -> difference(pair) > 0);
        List<String> slowerInSingle = FactorWords.names(patterns, pair -> difference(pair) < 0);
        if (!slowerInTables.isEmpty() || !slowerInSingle.isEmpty()) {
            return Factor.against(NAME, slowerInSingle, slowerInTables, "would wait for more round trips");
        }
        List<String> fast = FactorWords.names(patterns, LatencyFactor::mustBeFast);
        String nobody = "no pattern waits longer in either";
        return Factor.neither(
                NAME,
                fast.isEmpty()
                        ? nobody
                        : nobody + ", not even " + WordList.few(fast) + " with " + FAST_MILLIS + " ms or less");
    }

    private static boolean isTooSlow(PatternCost cost) {
        Pattern pattern = cost.load().pattern();
        BigDecimal millis = RoundTrips.millis(cost.load().rounds());
        return Stream.concat(pattern.saidLatency().stream(), pattern.budget().flatMap(Budget::millis).stream())
                .map(Said::value)
                .anyMatch(allowed -> millis.compareTo(BigDecimal.valueOf(allowed)) > 0);
    }

    private static boolean mustBeFast(PatternPair pair) {
        return pair.pattern()
                .latencyMillis()
                .filter(millis -> millis <= FAST_MILLIS)
                .isPresent();
    }

    /** More than 0 if several tables take more round trips. */
    private static int difference(PatternPair pair) {
        return pair.tables()
                .load()
                .rounds()
                .compareExpected(pair.single().load().rounds());
    }
}
