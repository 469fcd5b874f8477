package dev.tablewright.app.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.PatternCost;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The figures of both layouts in the cells of a table, for terminals and pages alike. */
final class CompareRows {

    static final List<String> PATTERN_HEADINGS =
            List.of("pattern", "requests", "round trips", "read units", "$/month", "one request");
    static final List<String> WRITE_HEADINGS = List.of("write", "items", "write units", "$/month", "all or nothing");

    private CompareRows() {}

    static List<String> of(PatternPair pair) {
        return List.of(
                pair.name(),
                both(pair, cost -> cost.load().requests()),
                both(pair, cost -> cost.load().rounds()),
                both(pair, cost -> cost.load().units()),
                both(
                        month(pair.single().cost().month()),
                        month(pair.tables().cost().month())),
                pair.isOneRequest() ? (pair.losesOneRequest() ? "lost in several" : "kept") : "");
    }

    static List<String> of(WritePair pair) {
        return List.of(
                pair.name(),
                both(
                        Figures.number(pair.single().load().items().expected()),
                        Figures.number(pair.tables().load().items().expected())),
                both(
                        Figures.number(
                                pair.single().load().units(PartitionLimit.WRITE).expected()),
                        Figures.number(
                                pair.tables().load().units(PartitionLimit.WRITE).expected())),
                both(
                        month(pair.single().cost().month()),
                        month(pair.tables().cost().month())),
                !pair.tables().load().transaction()
                        ? ""
                        : pair.tablesTogether() > 1 ? "kept, over " + pair.tablesTogether() + " tables" : "kept");
    }

    private static String both(PatternPair pair, Function<PatternCost, Estimate> figure) {
        return both(served(pair.single(), figure), served(pair.tables(), figure));
    }

    private static String served(PatternCost cost, Function<PatternCost, Estimate> figure) {
        return cost.isServed() ? Figures.number(figure.apply(cost).expected()) : "scan";
    }

    /** One figure if they are equal: then there is nothing to compare. */
    private static String both(String single, String tables) {
        return single.equals(tables) ? single : single + " → " + tables;
    }

    static String month(Optional<Cost> cost) {
        return cost.map(Figures::money).orElse("?");
    }
}
