package dev.tablewright.check.cost;

import dev.tablewright.check.plan.WritePlan;
import dev.tablewright.model.design.Layout;
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

        /** Whether several kinds of entities come back. */
        public boolean isMixed() {
            return single.load().pattern().entities().size() > 1;
        }

        /** Whether what one request gave together now comes from several, each of its own moment. */
        public boolean losesOneMoment() {
            return isMixed() && one(single) && !one(tables);
        }

        private static boolean one(PatternCost cost) {
            return cost.load().reads().size() == 1
                    && cost.load().reads().get(0).fetch().isEmpty();
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

    public Stream<Side> sides() {
        return Stream.of(single, tables);
    }
}
