package dev.tablewright.app.cost;

import dev.tablewright.check.cost.CostReport;

public final class CostPage {
    private CostPage() {}

    public static String of(CostReport report) {
        return report.toString();
    }
}
