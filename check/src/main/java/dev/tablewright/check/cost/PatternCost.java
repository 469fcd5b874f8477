package dev.tablewright.check.cost;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.load.PatternLoad;
import java.util.Optional;

/**
 * What a pattern comes to, and what that costs.
 *
 * @param scan present if only a scan could serve it
 */
public record PatternCost(AccessPlan plan, PatternLoad load, CallCost cost, Optional<ScanCost> scan) {

    /** What it would be to read all items of the tables instead: so many units a call. */
    public record ScanCost(Estimate units, CallCost cost) {}

    public boolean isServed() {
        return !load.reads().isEmpty();
    }

    public String name() {
        return load.pattern().name().text();
    }
}
