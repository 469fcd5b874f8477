package dev.tablewright.check.cost;

import dev.tablewright.access.write.WritePlan;
import dev.tablewright.check.load.WriteLoad;

/** What a write comes to, and what that costs. */
public record WriteCost(WritePlan plan, WriteLoad load, CallCost cost) {

    public String name() {
        return load.write().name().text();
    }
}
