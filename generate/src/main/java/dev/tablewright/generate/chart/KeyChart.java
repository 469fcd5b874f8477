package dev.tablewright.generate.chart;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The entity chart that designers draw by hand: a row for each entity, a column for each key attribute. */
public final class KeyChart {

    private KeyChart() {}

    /** The charts of all tables of a model; empty if it has no design. */
    public static String of(Model model) {
        return within(model, Integer.MAX_VALUE);
    }

    /** The same for a narrow page: a chart that would be wider becomes one of the table and one of each of its indexes. */
    public static String within(Model model, int width) {
        List<String> charts = new ArrayList<>();
        Optional<Design> design = model.design();
        for (Table table : design.map(Design::tables).orElse(List.of())) {
            String chart = TextTable.of(rows(design.get(), table, table.indexes()));
            if (chart.lines().allMatch(line -> line.length() <= width)) {
                charts.add(chart);
            } else {
                String before = design.get().tables().size() > 1 ? table.name() + " " : "";
                parts(design.get(), table, before).forEach(part -> charts.add(TextTable.of(part)));
            }
        }
        return String.join("\n", charts);
    }

    /**
     * The rows of a table, and those of each of its indexes.
     *
     * @param before what stands before the names of indexes
     */
    public static List<List<List<String>>> parts(Design design, Table table, String before) {
        List<List<List<String>>> parts = new ArrayList<>(List.of(rows(design, table, List.of())));
        for (Index index : table.indexes()) {
            List<List<String>> rows = new ArrayList<>(List.of(new ArrayList<>(List.of(before + index.name()))));
            index.key().attributes().forEach(attribute -> rows.get(0).add(attribute.name()));
            in(design, table).forEach(keys -> inIndex(keys, index)
                    .ifPresent(key ->
                            rows.add(row(keys.entity().text(), cells(index.key(), Optional.of(key)), Stream.empty()))));
            parts.add(rows);
        }
        return parts;
    }

    /** The keys of one entity, a row each: the attribute, its value, and where it belongs. */
    public static List<List<String>> rows(EntityKeys keys) {
        List<List<String>> rows = new ArrayList<>();
        keys.primary().values().forEach(value -> rows.add(List.of(value.attribute(), value.text(), keys.table())));
        for (IndexEntry entry : keys.indexes()) {
            String when = entry.when().isAlways() ? "" : " when " + entry.when();
            entry.key()
                    .values()
                    .forEach(value -> rows.add(List.of(value.attribute(), value.text(), entry.index() + when)));
        }
        return rows;
    }

    private static Stream<EntityKeys> in(Design design, Table table) {
        return design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text()));
    }

    private static List<List<String>> rows(Design design, Table table, List<Index> indexes) {
        List<List<String>> rows = new ArrayList<>(List.of(headings(table, indexes)));
        in(design, table)
                .forEach(keys -> rows.add(row(
                        keys.entity().text(),
                        cells(table.key(), Optional.of(keys.primary())),
                        indexes.stream().flatMap(index -> cells(index.key(), inIndex(keys, index))))));
        for (CompanionItem companion : design.companions()) {
            if (companion.table().equals(table.name().text())) {
                String what = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ";
                rows.add(row(
                        what + companion.member(),
                        cells(table.key(), Optional.of(companion.key())),
                        indexes.stream().flatMap(index -> cells(index.key(), Optional.empty()))));
            }
        }
        return rows;
    }

    private static List<String> row(String name, Stream<String> key, Stream<String> indexes) {
        return Stream.of(Stream.of(name), key, indexes).flatMap(cells -> cells).toList();
    }

    private static List<String> headings(Table table, List<Index> indexes) {
        List<String> headings = new ArrayList<>(List.of(table.name().text()));
        table.key().attributes().forEach(attribute -> headings.add(attribute.name()));
        indexes.forEach(index -> index.key()
                .attributes()
                .forEach(attribute -> headings.add(heading(index.name().text(), attribute.name()))));
        return headings;
    }

    /** {@code GSI1PK} says by itself where it belongs; an attribute of the model may stand in several keys. */
    private static String heading(String index, String attribute) {
        return attribute.startsWith(index) ? attribute : index + ": " + attribute;
    }

    private static Optional<ItemKey> inIndex(EntityKeys keys, Index index) {
        return keys.entry(index.name().text()).map(IndexEntry::key);
    }

    private static Stream<String> cells(KeySchema schema, Optional<ItemKey> key) {
        return schema.attributes().map(attribute -> key.stream()
                .flatMap(ItemKey::values)
                .filter(value -> value.attribute().equals(attribute.name()))
                .map(KeyValue::text)
                .findFirst()
                .orElse("-"));
    }
}
