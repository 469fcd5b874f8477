package dev.tablewright.app.documents;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.generate.sample.SampleValue;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationException;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.reference.ReferenceRows;
import dev.tablewright.lab.reference.ReferenceWrites;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A few items of every entity, as the application would have written them: few enough to be read, the same every time. */
final class SampleItems {

    private static final long SEED = 2026;
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    /** Of what others refer to there are a few, and of what refers to them some for each. */
    private static final long PARENTS = 2;

    private static final long CHILDREN = 6;

    private final BoundModel bound;
    private final Map<Map<String, AttributeValue>, SampleItem> companions = new LinkedHashMap<>();

    private SampleItems(BoundModel bound) {
        this.bound = bound;
    }

    /** None, if no values can be made for some attribute: only the author knows such that match its pattern. */
    static List<SampleItem> of(BoundModel bound) {
        try {
            return new SampleItems(bound).items();
        } catch (PopulationException e) {
            return List.of();
        }
    }

    private List<SampleItem> items() {
        Model model = bound.model();
        ReferenceWrites writes = new ReferenceWrites(model, NOW);
        ReferenceRows rows = new ReferenceRows(model);
        List<Row> made = Population.of(model, PopulationSize.exactly(counts(model)), SEED)
                .rows()
                .toList();
        for (Row row : made) {
            // What is refused, such as a second one with the same unique value, is no example of anything.
            rows = writes.create(rows, row).rows();
        }
        List<SampleItem> items = new ArrayList<>();
        for (Row row : rows.all()) {
            RowType type = bound.type(row.entity());
            try {
                Map<String, AttributeValue> item = type.item(row);
                companions(type, new ItemReader(row.entity(), item));
                items.add(new SampleItem(row.entity(), type.table().name(), values(item)));
            } catch (KeyValueException e) {
                // A key is too narrow for the value: the application could not have written it either.
            }
        }
        items.addAll(companions.values());
        return items;
    }

    private static Map<String, Long> counts(Model model) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            boolean refers =
                    entity.attributes().stream().anyMatch(attribute -> attribute.type() instanceof Type.Reference);
            counts.put(entity.name().text(), refers ? CHILDREN : PARENTS);
        }
        return counts;
    }

    private void companions(RowType type, ItemReader item) {
        for (Guard guard : type.guards()) {
            Map<String, AttributeValue> key = guard.key().apply(item);
            if (!key.isEmpty()) {
                Map<String, AttributeValue> whole = new LinkedHashMap<>(key);
                whole.put(guard.table().type(), AttributeValue.fromS(guard.name()));
                companions.putIfAbsent(
                        key, new SampleItem(type.name(), guard.table().name(), values(whole)));
            }
        }
        for (Numbering numbering : type.numberings()) {
            if (numbering.parent().isEmpty()) {
                Map<String, AttributeValue> key = numbering.counter().apply(item);
                Map<String, AttributeValue> whole = new LinkedHashMap<>(key);
                whole.put(numbering.table().type(), AttributeValue.fromS(numbering.name()));
                // Rows come in the order of their numbers: the last one has the last.
                whole.put(numbering.last(), item.values().get(numbering.attribute()));
                companions.put(
                        key, new SampleItem(type.name(), numbering.table().name(), values(whole)));
            }
        }
    }

    private static SortedMap<String, SampleValue> values(Map<String, AttributeValue> item) {
        SortedMap<String, SampleValue> values = new TreeMap<>();
        item.forEach((name, value) -> values.put(name, SampleValues.of(value)));
        return values;
    }
}
