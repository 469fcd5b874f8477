package dev.tablewright.app.cost;

import dev.tablewright.check.cost.Comparison;

public final class CompareJson {
    private CompareJson() {}

    public static String of(Comparison report) {
        return report.toString();
    }
}
