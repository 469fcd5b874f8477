package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.reference.ReferenceRows;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.stream.StreamEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** All items of all tables, as they are or as they should be: entities, guards of unique values, and last numbers. */
final class StoredState {

    /** Items of the library itself, which say what was counted, begin so. */
    private static final String OWN = "tablewright:";

    /** @param table as it is called in the model */
    record Spot(String table, Map<String, AttributeValue> key) {}

    private final Map<Spot, Map<String, AttributeValue>> items;

    private StoredState(Map<Spot, Map<String, AttributeValue>> items) {
        this.items = items;
    }

    /** As they are. */
    static StoredState scanned(Laboratory laboratory) {
        Map<Spot, Map<String, AttributeValue>> items = new LinkedHashMap<>();
        for (Table table : laboratory.writer().design().tables()) {
            String name = table.name().text();
            List<String> key =
                    table.key().attributes().map(attribute -> attribute.name()).toList();
            laboratory
                    .client()
                    .scanPaginator(
                            with -> with.tableName(laboratory.tableName(name)).consistentRead(true))
                    .items()
                    .forEach(item -> items.put(spot(name, key, item), PlainValue.of(item)));
        }
        String type = laboratory.writer().design().typeAttribute();
        items.values().removeIf(item -> typeOf(item, type).startsWith(OWN));
        return new StoredState(items);
    }

    private static Spot spot(String table, List<String> key, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        key.forEach(name -> values.put(name, PlainValue.of(item.get(name))));
        return new Spot(table, values);
    }

    private static String typeOf(Map<String, AttributeValue> item, String type) {
        return Optional.ofNullable(item.get(type)).map(AttributeValue::s).orElse("");
    }

    /** As they should be, if these are all the entities there are. */
    static StoredState expected(Laboratory laboratory, ReferenceRows rows) {
        Map<Spot, Map<String, AttributeValue>> items = new LinkedHashMap<>();
        for (Row row : rows.all()) {
            RowType type = laboratory.type(row.entity());
            Map<String, AttributeValue> item = type.item(row);
            put(items, type.table(), item);
            ItemReader reader = new ItemReader(type.name(), item);
            for (Guard guard : type.guards()) {
                Map<String, AttributeValue> key = guard.key().apply(reader);
                if (!key.isEmpty()) {
                    put(items, guard.table(), guarding(type, guard, key, item));
                }
            }
            for (Numbering numbering : type.numberings()) {
                if (numbering.parent().isEmpty()) {
                    Map<String, AttributeValue> last =
                            new HashMap<>(numbering.counter().apply(reader));
                    last.put(numbering.table().type(), Values.text(numbering.name()));
                    last.put(numbering.last(), Values.whole(rows.last(row, sequence(type, numbering))));
                    put(items, numbering.table(), last);
                }
            }
        }
        return new StoredState(items);
    }

    private static Sequence sequence(RowType type, Numbering numbering) {
        return type.entity().sequences().stream()
                .filter(sequence -> numbering.name().equals(type.name() + "." + sequence.attribute()))
                .findFirst()
                .orElseThrow();
    }

    /** It says whose the value is, and expires with it. */
    private static Map<String, AttributeValue> guarding(
            RowType type, Guard guard, Map<String, AttributeValue> key, Map<String, AttributeValue> owner) {
        Map<String, AttributeValue> item = new HashMap<>(key);
        item.put(guard.table().type(), Values.text(guard.name()));
        type.id().forEach(name -> item.putIfAbsent(name, owner.get(name)));
        type.ttl().filter(owner::containsKey).ifPresent(ttl -> item.put(ttl, owner.get(ttl)));
        return item;
    }

    private static void put(
            Map<Spot, Map<String, AttributeValue>> items, TableType table, Map<String, AttributeValue> item) {
        items.put(spot(table.name(), table.key(), item), PlainValue.of(item));
    }

    Optional<Map<String, AttributeValue>> at(String table, Map<String, AttributeValue> key) {
        return Optional.ofNullable(items.get(new Spot(table, new LinkedHashMap<>(PlainValue.of(key)))));
    }

    /** How this differs from what it should be, a line for each item. */
    Set<String> differences(StoredState expected, Laboratory laboratory) {
        String type = laboratory.writer().design().typeAttribute();
        Set<String> counters = new LinkedHashSet<>();
        laboratory.writer().rowTypes().forEach(each -> each.numberings()
                .forEach(numbering -> counters.add(numbering.name())));
        Set<String> lines = new LinkedHashSet<>();
        expected.items.forEach((spot, wanted) -> {
            Map<String, AttributeValue> found = items.get(spot);
            if (found == null) {
                lines.add("missing  " + typeOf(wanted, type) + " " + shown(spot.key()));
            } else if (!found.equals(wanted)) {
                lines.add("changed  " + typeOf(wanted, type) + " " + shown(spot.key()) + ": " + changes(wanted, found));
            }
        });
        items.forEach((spot, found) -> {
            // A last number outlives what was numbered.
            if (!expected.items.containsKey(spot) && !counters.contains(typeOf(found, type))) {
                lines.add("surplus  " + typeOf(found, type) + " " + shown(spot.key()));
            }
        });
        return lines;
    }

    private static String changes(Map<String, AttributeValue> wanted, Map<String, AttributeValue> found) {
        Set<String> names = new TreeSet<>(wanted.keySet());
        names.addAll(found.keySet());
        List<String> changes = new ArrayList<>();
        for (String name : names) {
            if (!Optional.ofNullable(wanted.get(name)).equals(Optional.ofNullable(found.get(name)))) {
                changes.add(name + " expected " + RequestText.shown(wanted.get(name)) + ", found "
                        + RequestText.shown(found.get(name)));
            }
        }
        return String.join("; ", changes);
    }

    private static String shown(Map<String, AttributeValue> key) {
        return RequestText.values(key);
    }

    /** What the stream would tell of how this became another state. */
    List<StreamEvent> eventsUntil(StoredState after, String occasion) {
        Set<Spot> spots = new LinkedHashSet<>(items.keySet());
        spots.addAll(after.items.keySet());
        List<StreamEvent> events = new ArrayList<>();
        for (Spot spot : spots) {
            Optional<Map<String, AttributeValue>> old = Optional.ofNullable(items.get(spot));
            Optional<Map<String, AttributeValue>> young = Optional.ofNullable(after.items.get(spot));
            if (!old.equals(young)) {
                String id = occasion + "-" + events.size();
                events.add(new StreamEvent(id, id, old, young, false));
            }
        }
        return events;
    }

    /** Nothing at all. */
    static StoredState empty() {
        return new StoredState(Map.of());
    }
}
