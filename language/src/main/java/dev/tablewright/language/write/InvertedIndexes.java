package dev.tablewright.language.write;

import dev.tablewright.language.resolve.KeyConvention;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Condition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The indexes over attributes that belong to other keys, and in which all items stand that have them: for these, one line
 * in the section {@code indexes} says all.
 */
final class InvertedIndexes {

    private InvertedIndexes() {}

    static List<String> in(Design design, Table table) {
        List<Index> candidates = table.indexes().stream()
                .filter(InvertedIndexes::isOverOtherKeys)
                .toList();
        List<String> found = new ArrayList<>();
        for (Index index : candidates) {
            boolean all = design.keys().stream()
                    .filter(keys -> keys.table().equals(table.name().text()))
                    .allMatch(keys -> standsAsItMust(keys, index, candidates));
            if (all) {
                found.add(index.name().text());
            }
        }
        return found;
    }

    private static boolean isOverOtherKeys(Index index) {
        Optional<String> own = Optional.of(index.name().text());
        return index.name().text().indexOf('.') < 0
                && index.key().partition().size() == 1
                && index.key().sort().size() <= 1
                && index.key().attributes().allMatch(attribute -> KeyConvention.place(attribute.name())
                        .filter(place -> !place.index().equals(own))
                        .isPresent());
    }

    /** Whether an entity stands in the index with the very values of its other keys, or lacks one of them and does not. */
    private static boolean standsAsItMust(EntityKeys keys, Index index, List<Index> candidates) {
        Map<String, KeyValue> values = new HashMap<>();
        Map<String, Condition> conditions = new HashMap<>();
        keys.primary().values().forEach(value -> values.put(value.attribute(), value));
        keys.indexes().stream()
                .filter(entry -> candidates.stream()
                        .noneMatch(other ->
                                other.name().text().equals(entry.index().text())))
                .forEach(entry -> entry.key().values().forEach(value -> {
                    values.putIfAbsent(value.attribute(), value);
                    conditions.put(value.attribute(), entry.when());
                }));
        List<String> wanted = index.key().attributes().map(KeyAttribute::name).toList();
        Optional<IndexEntry> entry = keys.entry(index.name().text());
        if (!values.keySet().containsAll(wanted)) {
            return entry.isEmpty();
        }
        String when = wanted.stream()
                .map(name -> conditions.getOrDefault(name, Condition.ALWAYS))
                .filter(condition -> !condition.isAlways())
                .findFirst()
                .orElse(Condition.ALWAYS)
                .toString();
        return entry.filter(own -> own.when().toString().equals(when)
                        && texts(own.key().values())
                                .equals(texts(wanted.stream().map(values::get))))
                .isPresent();
    }

    private static List<String> texts(Stream<KeyValue> values) {
        return values.map(KeyShapes::element).toList();
    }
}
