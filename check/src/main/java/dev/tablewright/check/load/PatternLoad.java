package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.model.pattern.Pattern;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What one call of a pattern comes to.
 *
 * @param reads nothing if the pattern is not served
 */
public record PatternLoad(Pattern pattern, Pace pace, List<ReadLoad> reads) {

    public PatternLoad {
        reads = List.copyOf(reads);
    }

    public Estimate requests() {
        return sum(ReadLoad::requests);
    }

    /** Several reads know all that they need from the beginning, and so go side by side. */
    public Estimate rounds() {
        return reads.stream().map(ReadLoad::rounds).reduce(Estimate.ZERO, Estimate::atLeast);
    }

    public Estimate itemsRead() {
        return sum(ReadLoad::itemsRead);
    }

    public Estimate itemsReturned() {
        return sum(ReadLoad::itemsReturned);
    }

    public Estimate bytes() {
        return sum(ReadLoad::bytes);
    }

    public Estimate units() {
        return demands().map(Demand::units).reduce(Estimate.ZERO, Estimate::plus);
    }

    public Stream<Demand> demands() {
        return reads.stream().flatMap(read -> read.demands().stream());
    }

    private Estimate sum(Function<ReadLoad, Estimate> what) {
        return reads.stream().map(what).reduce(Estimate.ZERO, Estimate::plus);
    }
}
