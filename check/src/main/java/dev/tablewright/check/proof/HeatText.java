package dev.tablewright.check.proof;

import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PartitionLoad;
import dev.tablewright.check.load.ReadHeat;
import dev.tablewright.check.load.Spread;
import dev.tablewright.check.load.WriteHeat;
import java.math.BigDecimal;

/** The arithmetic of heat, in words. */
public final class HeatText {

    private HeatText() {}

    /** {@code 200/s × 2 read units, spread evenly over 2,000,000 partitions: 0.1 of 3,000 units/s in each}. */
    public static String of(ReadHeat heat) {
        return sum(heat.perSecond(), heat.units(), "read", heat.partitions(), heat.perPartition(), ReadHeat.MOST_UNITS);
    }

    /** The same for writes. */
    public static String of(WriteHeat heat) {
        return sum(
                heat.perSecond(), heat.units(), "write", heat.partitions(), heat.perPartition(), WriteHeat.MOST_UNITS);
    }

    /** What all together ask, where others ask the same partitions noticeably. */
    static String together(PartitionLoad.Group all, int limit) {
        boolean noticeable = all.shares().size() > 1 && all.sum().compareTo(BigDecimal.ONE) >= 0;
        return noticeable
                ? "; with " + (all.shares().size() - 1) + " more on the same, " + Amount.number(all.sum()) + " of "
                        + Amount.count(limit)
                : "";
    }

    private static String sum(
            BigDecimal perSecond, BigDecimal units, String kind, long partitions, BigDecimal each, int limit) {
        String spread = partitions >= Spread.MANY
                ? "spread over many partitions"
                : partitions == 1
                        ? "in one partition"
                        : "spread evenly over " + Amount.count(partitions) + " partitions";
        String unit = " " + kind + " unit" + (units.compareTo(BigDecimal.ONE) == 0 ? "" : "s");
        String result = partitions >= Spread.MANY
                ? ""
                : ": " + Amount.number(each) + " of " + Amount.count(limit) + " units/s"
                        + (partitions == 1 ? "" : " in each");
        return Amount.number(perSecond) + "/s × " + Amount.number(units) + unit + ", " + spread + result;
    }
}
