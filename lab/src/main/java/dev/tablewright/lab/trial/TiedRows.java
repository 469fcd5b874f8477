package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
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
 * Rows of which some are equal in what patterns order by: where two come at the same moment, keys must still tell them apart, and
 * pages must not lose one between them.
 */
final class TiedRows {

    /** So many of those that stand together get the value of the one before. */
    private static final int EVERY = 4;

    private final BoundModel bound;
    private final Model model;

    TiedRows(BoundModel bound) {
        this.bound = bound;
        this.model = bound.model();
    }

    List<Row> of(List<Row> rows) {
        List<Row> tied = new ArrayList<>(rows);
        for (Pattern pattern : model.patterns()) {
            if (!pattern.sort().isEmpty()
                    && pattern.sort().get(0).path().steps().size() == 1) {
                for (Name entity : pattern.entities()) {
                    tie(tied, pattern, model.entity(entity.text()).orElseThrow());
                }
            }
        }
        return tied;
    }

    private void tie(List<Row> rows, Pattern pattern, Entity entity) {
        Optional<Attribute> sorted =
                entity.attribute(pattern.sort().get(0).path().first()).filter(attribute -> isFree(entity, attribute));
        if (sorted.isEmpty()) {
            return;
        }
        String name = sorted.get().storedName();
        Set<Map<String, AttributeValue>> keys = new HashSet<>();
        rows.forEach(row -> keys.add(key(row)));
        Map<List<AttributeValue>, Row> last = new HashMap<>();
        Map<List<AttributeValue>, Integer> met = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            if (!row.entity().equals(entity.name().text())) {
                continue;
            }
            List<AttributeValue> group = group(pattern, row);
            int place = met.merge(group, 1, Integer::sum);
            Optional<AttributeValue> before =
                    Optional.ofNullable(last.get(group)).flatMap(other -> other.value(name));
            if (place % EVERY == 2 && before.isPresent()) {
                Row equal = row.with(name, before.get());
                // What is told apart by this alone stays apart.
                if (keys.add(key(equal))) {
                    keys.remove(key(row));
                    rows.set(i, equal);
                }
            }
            last.put(group, rows.get(i));
        }
    }

    /** Whether any value is as good as another. */
    private boolean isFree(Entity entity, Attribute attribute) {
        boolean scalar = model.storedType(attribute.type()) instanceof ScalarType type
                && type != ScalarType.ULID
                && type != ScalarType.KSUID
                && type != ScalarType.UUID;
        RowType type = bound.type(entity.name().text());
        return scalar
                && !(attribute.type() instanceof dev.tablewright.model.entity.Type.Reference)
                && !entity.isIdentifiedBy(attribute.name().text())
                && attribute.unique().isEmpty()
                && !type.kept().contains(attribute.storedName())
                && type.version().filter(attribute.storedName()::equals).isEmpty();
    }

    private List<AttributeValue> group(Pattern pattern, Row row) {
        List<AttributeValue> group = new ArrayList<>();
        for (Parameter parameter : pattern.by()) {
            parameter
                    .paths()
                    .getOrDefault(row.entity(), List.of())
                    .forEach(path -> new dev.tablewright.lab.row.RowPaths(model)
                            .at(row, path)
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
