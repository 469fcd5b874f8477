package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a write asks of one partition of a table or an index in the busiest second, at the very best.
 *
 * @param perSecond how often it happens
 * @param units write units of one item
 * @param partitions over how many partitions the items spread
 */
public record WriteHeat(BigDecimal perSecond, BigDecimal units, long partitions) {

    /** What one partition can bear. */
    public static final int MOST_UNITS = 1_000;

    private static final BigDecimal UNIT_BYTES = BigDecimal.valueOf(1_024);
    private static final BigDecimal TWICE = BigDecimal.valueOf(2);

    /** The heat of one step in one place; empty if no rate is given, or nothing changes there. */
    public static Optional<WriteHeat> of(
            Write write, WriteStep step, Placement placement, ItemSizes sizes, Spread spread) {
        if (step.action() == WriteStep.Action.CHECK || !touches(step, placement)) {
            return Optional.empty();
        }
        return Peak.perSecond(write.rate()).map(perSecond -> {
            BigDecimal units = BigDecimal.valueOf(PageSize.entry(placement, sizes))
                    .divide(UNIT_BYTES, 0, RoundingMode.CEILING)
                    .max(BigDecimal.ONE);
            boolean transaction = write.steps().size() > 1 && !placement.route().isIndex();
            return new WriteHeat(
                    perSecond,
                    transaction ? units.multiply(TWICE) : units,
                    spread.ofWrites(placement, step.action() == WriteStep.Action.CREATE));
        });
    }

    /** An index is written if what it holds changes; only its keys are known for certain. */
    private static boolean touches(WriteStep step, Placement placement) {
        if (!placement.route().isIndex() || step.action() != WriteStep.Action.UPDATE) {
            return true;
        }
        boolean all = placement
                .route()
                .index()
                .filter(index -> index.projection() instanceof Projection.All)
                .isPresent();
        Set<String> set = new HashSet<>();
        step.sets().forEach(name -> set.add(name.text()));
        return all || placement.leaves().map(Leaf::path).anyMatch(path -> set.contains(path.split("\\.")[0]));
    }

    /** Write units a second in one partition, if all are written equally often. */
    public BigDecimal perPartition() {
        return perSecond.multiply(units).divide(BigDecimal.valueOf(partitions), MathContext.DECIMAL64);
    }

    public boolean isTooHot() {
        return perPartition().compareTo(BigDecimal.valueOf(MOST_UNITS)) > 0;
    }
}
