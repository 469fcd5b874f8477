package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Rows that patterns may stumble over. Some are equal in what patterns order by: keys must still tell them apart, and pages must not lose
 * one between them. And some have it the other way round than their ids, which often have a time in them too: an order that comes from
 * the id alone shows.
 */
final class AwkwardRows {

    /** Of so many that stand together, one gets the value of the one before, and one exchanges it. */
    private static final int EVERY = 4;

    private static final int EQUAL = 3;

    private final BoundModel bound;
    private final Model model;
    private final RowPaths paths;

    AwkwardRows(BoundModel bound) {
        this.bound = bound;
        this.model = bound.model();
        this.paths = new RowPaths(model);
    }

    List<Row> of(List<Row> rows) {
        List<Row> mixed = new ArrayList<>(rows);
        for (Pattern pattern : model.patterns()) {
            if (!pattern.sort().isEmpty()
                    && pattern.sort().get(0).path().steps().size() == 1) {
                for (Name entity : pattern.entities()) {
                    mix(mixed, pattern, model.entity(entity.text()).orElseThrow());
                }
            }
        }
        return mixed;
    }

    private void mix(List<Row> rows, Pattern pattern, Entity entity) {
        Optional<Attribute> sorted =
                entity.attribute(pattern.sort().get(0).path().first()).filter(attribute -> isFree(entity, attribute));
        if (sorted.isEmpty()) {
            return;
        }
        String name = sorted.get().storedName();
        Set<Map<String, AttributeValue>> keys = new HashSet<>();
        rows.forEach(row -> keys.add(key(row)));
        Map<List<AttributeValue>, Integer> last = new HashMap<>();
        Map<List<AttributeValue>, Integer> met = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (!row.entity().equals(entity.name().text())) {
                continue;
            }
            List<AttributeValue> group = group(pattern, row);
            int place = met.merge(group, 1, Integer::sum) % EVERY;
            Integer before = last.put(group, i);
            if (before != null && place == EQUAL) {
                exchange(
                        rows,
                        keys,
                        i,
                        rows.get(before).value(name),
                        before,
                        rows.get(before).value(name),
                        name);
            } else if (before != null && place % 2 == 0) {
                exchange(rows, keys, i, rows.get(before).value(name), before, row.value(name), name);
            }
        }
    }

    /** Gives two rows other values, unless their keys would then be those of others. */
    private void exchange(
            List<Row> rows,
            Set<Map<String, AttributeValue>> keys,
            int one,
            Optional<AttributeValue> ofOne,
            int other,
            Optional<AttributeValue> ofOther,
            String name) {
        if (ofOne.isEmpty() || ofOther.isEmpty()) {
            return;
        }
        Row first = rows.get(one).with(name, ofOne.get());
        Row second = rows.get(other).with(name, ofOther.get());
        keys.remove(key(rows.get(one)));
        keys.remove(key(rows.get(other)));
        // What is told apart by this alone stays apart.
        if (!key(first).equals(key(second)) && !keys.contains(key(first)) && !keys.contains(key(second))) {
            rows.set(one, first);
            rows.set(other, second);
        }
        keys.add(key(rows.get(one)));
        keys.add(key(rows.get(other)));
    }

    /** Whether any value is as good as another. */
    private boolean isFree(Entity entity, Attribute attribute) {
        boolean scalar = model.storedType(attribute.type()) instanceof ScalarType type
                && type != ScalarType.ULID
                && type != ScalarType.KSUID
                && type != ScalarType.UUID;
        RowType type = bound.type(entity.name().text());
        return scalar
                && !(attribute.type() instanceof Type.Reference)
                && !entity.isIdentifiedBy(attribute.name().text())
                && attribute.unique().isEmpty()
                && !type.kept().contains(attribute.storedName())
                && type.version().filter(attribute.storedName()::equals).isEmpty();
    }

    private List<AttributeValue> group(Pattern pattern, Row row) {
        List<AttributeValue> group = new ArrayList<>();
        for (Parameter parameter : pattern.by()) {
            parameter.paths().getOrDefault(row.entity(), List.of()).forEach(path -> paths.at(row, path)
                    .map(PlainValue::of)
                    .ifPresent(group::add));
        }
        return group;
    }

    private Map<String, AttributeValue> key(Row row) {
        RowType type = bound.type(row.entity());
        Map<String, AttributeValue> key = new LinkedHashMap<>(type.table().keyOf(type.item(row)));
        key.put(type.table().name() + "/", AttributeValue.fromS(""));
        return key;
    }
}
