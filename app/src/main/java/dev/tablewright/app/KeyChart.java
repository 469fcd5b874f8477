package dev.tablewright.app;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The entity chart that designers draw by hand: a row for each entity, a column for each key attribute. */
public final class KeyChart {

    private KeyChart() {}

    /** The charts of all tables of a model; empty if it has no design. */
    public static String of(Model model) {
        StringBuilder out = new StringBuilder();
        for (Table table : model.design().map(Design::tables).orElse(List.of())) {
            List<EntityKeys> inTable = model.design().orElseThrow().keys().stream()
                    .filter(keys -> keys.table().equals(table.name().text()))
                    .toList();
            List<CompanionItem> beside = model.design().orElseThrow().companions().stream()
                    .filter(companion -> companion.table().equals(table.name().text()))
                    .toList();
            out.append(out.isEmpty() ? "" : "\n").append(chart(table, inTable, beside));
        }
        return out.toString();
    }

    private static String chart(Table table, List<EntityKeys> inTable, List<CompanionItem> beside) {
        List<String> columns = new ArrayList<>(List.of(table.name().text()));
        table.key().attributes().forEach(attribute -> columns.add(attribute.name()));
        table.indexes().forEach(index -> index.key().attributes().forEach(attribute -> columns.add(attribute.name())));
        List<List<String>> rows = new ArrayList<>(List.of(columns));
        for (EntityKeys keys : inTable) {
            Map<String, String> values = new LinkedHashMap<>();
            keys.primary().values().forEach(value -> values.put(value.attribute(), text(value)));
            keys.indexes()
                    .forEach(
                            entry -> entry.key().values().forEach(value -> values.put(value.attribute(), text(value))));
            rows.add(row(keys.entity().text(), columns, values));
        }
        for (CompanionItem companion : beside) {
            Map<String, String> values = new LinkedHashMap<>();
            companion.key().values().forEach(value -> values.put(value.attribute(), text(value)));
            String what = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ";
            rows.add(row(what + companion.member(), columns, values));
        }
        return TextTable.of(rows);
    }

    private static List<String> row(String name, List<String> columns, Map<String, String> values) {
        List<String> row = new ArrayList<>(List.of(name));
        columns.stream().skip(1).forEach(column -> row.add(values.getOrDefault(column, "-")));
        return row;
    }

    private static String text(KeyValue value) {
        return value instanceof KeyValue.Composed composed
                ? composed.template().text()
                : "{" + ((KeyValue.Direct) value).path() + "}";
    }
}
