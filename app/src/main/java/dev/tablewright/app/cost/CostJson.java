package dev.tablewright.app.cost;

import dev.tablewright.check.cost.CostReport;

public final class CostJson {
    private CostJson() {}

    public static String of(CostReport report) {
        return report.toString();
    }
}
