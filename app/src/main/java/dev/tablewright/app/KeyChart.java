package dev.tablewright.app;

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

/** The entity chart that designers draw by hand: a row for each entity, a column for each key attribute. */
public final class KeyChart {

    private KeyChart() {}

    /** The charts of all tables of a model; empty if it has no design. */
    public static String of(Model model) {
        return within(model, Integer.MAX_VALUE);
    }

    /** The same for a narrow page: a chart that would be wider becomes one of the table and one of each of its indexes. */
    public static String within(Model model, int width) {
        StringBuilder out = new StringBuilder();
        for (Table table : model.design().map(Design::tables).orElse(List.of())) {
            List<EntityKeys> inTable = model.design().orElseThrow().keys().stream()
                    .filter(keys -> keys.table().equals(table.name().text()))
                    .toList();
            List<CompanionItem> beside = model.design().orElseThrow().companions().stream()
                    .filter(companion -> companion.table().equals(table.name().text()))
                    .toList();
            String chart = chart(table, table.indexes(), inTable, beside);
            boolean fits = chart.lines().allMatch(line -> line.length() <= width);
            out.append(out.isEmpty() ? "" : "\n").append(fits ? chart : parts(model, table, inTable, beside));
        }
        return out.toString();
    }

    private static String parts(Model model, Table table, List<EntityKeys> inTable, List<CompanionItem> beside) {
        StringBuilder out = new StringBuilder(chart(table, List.of(), inTable, beside));
        for (Index index : table.indexes()) {
            List<List<String>> rows = new ArrayList<>();
            boolean several = model.design().orElseThrow().tables().size() > 1;
            rows.add(new ArrayList<>(List.of((several ? table.name() + " " : "") + index.name())));
            index.key().attributes().forEach(attribute -> rows.get(0).add(attribute.name()));
            for (EntityKeys keys : inTable) {
                if (inIndex(keys, index).isPresent()) {
                    List<String> row = new ArrayList<>(List.of(keys.entity().text()));
                    row.addAll(cells(index.key(), inIndex(keys, index)));
                    rows.add(row);
                }
            }
            out.append('\n').append(TextTable.of(rows));
        }
        return out.toString();
    }

    private static String chart(
            Table table, List<Index> indexes, List<EntityKeys> inTable, List<CompanionItem> beside) {
        List<List<String>> rows = new ArrayList<>(List.of(headings(table, indexes)));
        for (EntityKeys keys : inTable) {
            List<String> row = new ArrayList<>(List.of(keys.entity().text()));
            row.addAll(cells(table.key(), Optional.of(keys.primary())));
            indexes.forEach(index -> row.addAll(cells(index.key(), inIndex(keys, index))));
            rows.add(row);
        }
        for (CompanionItem companion : beside) {
            String what = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ";
            List<String> row = new ArrayList<>(List.of(what + companion.member()));
            row.addAll(cells(table.key(), Optional.of(companion.key())));
            indexes.forEach(index -> row.addAll(cells(index.key(), Optional.empty())));
            rows.add(row);
        }
        return TextTable.of(rows);
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

    private static List<String> cells(KeySchema schema, Optional<ItemKey> key) {
        return schema.attributes()
                .map(attribute -> key.stream()
                        .flatMap(ItemKey::values)
                        .filter(value -> value.attribute().equals(attribute.name()))
                        .map(KeyChart::text)
                        .findFirst()
                        .orElse("-"))
                .toList();
    }

    /** What an item has in a key attribute: its template, or the attribute in braces. */
    public static String text(KeyValue value) {
        return value instanceof KeyValue.Composed composed
                ? composed.template().text()
                : "{" + ((KeyValue.Direct) value).path() + "}";
    }
}
