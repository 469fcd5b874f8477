package dev.tablewright.check.cost;

import dev.tablewright.access.write.WritePlan;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Two layouts of the same model, for the same workload.
 *
 * @param single all entities in one table
 * @param tables a table for each entity
 */
public record Comparison(
        Side single, Side tables, List<PatternPair> patterns, List<WritePair> writes, Recommendation recommendation) {

    public Comparison {
        patterns = List.copyOf(patterns);
        writes = List.copyOf(writes);
    }

    /** A pattern in both layouts. */
    public record PatternPair(PatternCost single, PatternCost tables) {

        public String name() {
            return single.name();
        }

        /** The same in both. */
        public Pattern pattern() {
            return single.load().pattern();
        }

        /** Whether several kinds of entities come back. */
        public boolean isMixed() {
            return pattern().entities().size() > 1;
        }

        /** Whether several kinds of entities come from one request in one table. */
        public boolean isOneRequest() {
            return isMixed() && isOne(single);
        }

        /** Whether what one request gives in one table comes from several in the other, a little further apart in time. */
        public boolean losesOneRequest() {
            return isOneRequest() && tables.isServed() && !isOne(tables);
        }

        private static boolean isOne(PatternCost cost) {
            return cost.isServed() && cost.load().requests().expected().compareTo(BigDecimal.ONE) <= 0;
        }
    }

    /** A write in both layouts. */
    public record WritePair(WriteCost single, WriteCost tables) {

        public String name() {
            return single.name();
        }

        /** In how many tables the items lie that are written all or nothing. */
        public long tablesTogether() {
            WritePlan plan = tables.plan();
            return plan.actions().stream()
                    .flatMap(action -> action.place().stream())
                    .map(place -> place.table())
                    .distinct()
                    .count();
        }
    }

    /** Both sides in whichever order they were made. */
    public static Comparison of(Side one, Side other) {
        Side single = one.layout() == Layout.SINGLE_TABLE ? one : other;
        Side tables = one.layout() == Layout.SINGLE_TABLE ? other : one;
        List<PatternPair> patterns = new ArrayList<>();
        for (int i = 0; i < single.report().patterns().size(); i++) {
            patterns.add(new PatternPair(
                    single.report().patterns().get(i),
                    tables.report().patterns().get(i)));
        }
        List<WritePair> writes = new ArrayList<>();
        for (int i = 0; i < single.report().writes().size(); i++) {
            writes.add(new WritePair(
                    single.report().writes().get(i), tables.report().writes().get(i)));
        }
        return new Comparison(single, tables, patterns, writes, Recommendation.of(single, tables, patterns, writes));
    }

    /** Whether there is nothing to choose: of one kind of items, each layout makes one table. */
    public boolean isSame() {
        return recommendation.layout().isEmpty();
    }

    public Stream<Side> sides() {
        return Stream.of(single, tables);
    }
}
