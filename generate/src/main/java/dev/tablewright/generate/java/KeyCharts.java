package dev.tablewright.generate.java;

import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The charts that designers draw by hand, for the documentation of classes. */
final class KeyCharts {

    private KeyCharts() {}

    /** The keys of one entity, a line each. */
    static String of(EntityKeys keys) {
        List<List<String>> rows = new ArrayList<>();
        keys.primary().values().forEach(value -> rows.add(List.of(value.attribute(), text(value), keys.table())));
        for (IndexEntry entry : keys.indexes()) {
            String when = entry.when().isAlways() ? "" : " when " + entry.when();
            entry.key()
                    .values()
                    .forEach(value -> rows.add(List.of(value.attribute(), text(value), entry.index() + when)));
        }
        return table(rows);
    }

    /** A chart of each table, and one of each index. */
    static String of(Design design, Table table) {
        List<String> charts = new ArrayList<>();
        List<List<String>> rows =
                new ArrayList<>(List.of(heading(table.name().text(), table.key().attributes())));
        entities(design, table).forEach(keys -> rows.add(row(keys.entity().text(), keys.primary())));
        for (CompanionItem companion : design.companions()) {
            if (companion.table().equals(table.name().text())) {
                String what = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ";
                rows.add(row(what + companion.member(), companion.key()));
            }
        }
        charts.add(table(rows));
        for (Index index : table.indexes()) {
            List<List<String>> lines = new ArrayList<>(
                    List.of(heading(index.name().text(), index.key().attributes())));
            entities(design, table).forEach(keys -> keys.entry(index.name().text())
                    .ifPresent(entry -> lines.add(row(keys.entity().text(), entry.key()))));
            charts.add(table(lines));
        }
        return String.join("\n", charts);
    }

    private static Stream<EntityKeys> entities(Design design, Table table) {
        return design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()));
    }

    private static List<String> heading(String name, Stream<KeyAttribute> attributes) {
        return Stream.concat(Stream.of(name), attributes.map(KeyAttribute::name))
                .toList();
    }

    private static List<String> row(String name, ItemKey key) {
        return Stream.concat(Stream.of(name), key.values().map(KeyCharts::text)).toList();
    }

    private static String text(KeyValue value) {
        return value instanceof KeyValue.Composed composed
                ? composed.template().text()
                : "{" + ((KeyValue.Direct) value).path() + "}";
    }

    private static String table(List<List<String>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        });
        return rows.stream()
                .map(row -> {
                    StringBuilder line = new StringBuilder();
                    for (int i = 0; i < row.size(); i++) {
                        line.append(row.get(i))
                                .append(" ".repeat(widths[i] - row.get(i).length() + 2));
                    }
                    return line.toString().stripTrailing() + "\n";
                })
                .collect(Collectors.joining());
    }
}
