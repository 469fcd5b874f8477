package dev.tablewright.check.cost;

import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.plan.AccessPlan;

/** What a pattern comes to, and what that costs. */
public record PatternCost(AccessPlan plan, PatternLoad load, CallCost cost) {

    public boolean isServed() {
        return !load.reads().isEmpty();
    }

    public String name() {
        return load.pattern().name().text();
    }
}
