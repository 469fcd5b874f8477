package dev.tablewright.app.lab;

import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.lab.seed.SeedResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What was seeded, for people. */
public final class SeedText {

    private SeedText() {}

    public static String of(SeedResult result) {
        if (result.entities().isEmpty()) {
            return "nothing was written: there are no entities\n";
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("entity", "written", "requests", ""));
        for (SeedResult.OfEntity entity : result.entities()) {
            rows.add(List.of(
                    entity.entity(), number(entity.written()), number(entity.requests()), refused(entity.refused())));
        }
        return TextTable.of(rows, 1);
    }

    private static String refused(Map<String, Long> refused) {
        return new TreeMap<>(refused)
                .entrySet().stream()
                        .map(entry -> number(entry.getValue()) + " refused: " + entry.getKey())
                        .collect(Collectors.joining("; "));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
