package dev.tablewright.check.proof;

import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Demand;
import dev.tablewright.check.load.PartitionLoad;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.load.Spreading;
import java.math.BigDecimal;

/** The arithmetic of heat, in words. */
public final class HeatText {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private HeatText() {}

    /** {@code 200/s × 2 read units, spread evenly over 2,000,000 partitions: 0.1 of 3,000 units/s in each}. */
    public static String of(Share share) {
        Demand demand = share.demand();
        Spreading spreading = demand.spreading();
        BigDecimal units = demand.unitsEach();
        String unit = " " + demand.kind().word() + " unit" + (units.compareTo(BigDecimal.ONE) == 0 ? "" : "s");
        String load = Amount.number(share.perSecond()) + "/s × " + Amount.number(units) + unit + ", ";
        String result = ": " + Amount.number(share.heat()) + " of "
                + Amount.count(demand.kind().units()) + " units/s";
        if (spreading.partitions() == 1) {
            return load + "in one partition" + result;
        }
        if (spreading.skew().isPresent()) {
            return load + spreading.skew().get() + ": the hottest "
                    + (spreading.isUncounted()
                            ? "partition"
                            : "of " + Amount.count(spreading.partitions()) + " partitions")
                    + " gets " + percent(spreading.hottest()) + result;
        }
        if (spreading.isWide()) {
            BigDecimal all = share.perSecond().multiply(units);
            return share.isKnown()
                    ? load + "even if all were in one partition: " + Amount.number(all) + " of "
                            + Amount.count(demand.kind().units()) + " units/s"
                    : load + "over how many partitions, nobody says";
        }
        return load + "spread evenly over " + Amount.count(spreading.partitions()) + " partitions" + result
                + " in each";
    }

    /** What all together ask, where others ask the same partitions noticeably. */
    static String together(PartitionLoad.Group all) {
        boolean noticeable = all.shares().size() > 1 && all.sum().compareTo(BigDecimal.ONE) >= 0;
        return noticeable
                ? "; with " + (all.shares().size() - 1) + " more on the same, " + Amount.number(all.sum()) + " of "
                        + Amount.count(all.kind().units())
                : "";
    }

    private static String percent(BigDecimal share) {
        return Amount.number(share.multiply(HUNDRED)) + "%";
    }
}
