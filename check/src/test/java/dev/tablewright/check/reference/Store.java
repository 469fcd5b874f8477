package dev.tablewright.check.reference;

import dev.tablewright.access.key.Route;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tables and indexes with items in them, sorted as DynamoDB sorts them. What it would refuse does not get in. */
final class Store {

    private static final Comparator<List<PhysicalValue>> ATTRIBUTE_BY_ATTRIBUTE = Store::compare;

    private final Model model;
    private final Design design;
    private final KeyMaker keys;
    private final List<Row> rows = new ArrayList<>();
    private final Map<String, Item> primary = new HashMap<>();
    private final Set<List<Object>> ids = new HashSet<>();
    private final Map<String, Map<List<PhysicalValue>, List<Item>>> partitions = new LinkedHashMap<>();
    private int refused;

    Store(Model model, Design design) {
        this.model = model;
        this.design = design;
        this.keys = new KeyMaker(design.encoding());
    }

    /** The entities that are stored. */
    List<Row> rows() {
        return rows;
    }

    /** How many were refused. */
    int refused() {
        return refused;
    }

    void putAll(List<Row> all) {
        all.forEach(this::put);
    }

    /** Stores an entity with all that stands beside it; or nothing, if any of it would be refused. */
    private void put(Row row) {
        String entity = row.entity().name().text();
        EntityKeys own = design.keysOf(entity).orElseThrow();
        Map<String, List<Item>> items = new LinkedHashMap<>();
        try {
            Optional<KeyMaker.Key> key = keys.key(row, own.primary());
            Set<String> all = Set.copyOf(row.values().keySet());
            if (key.isEmpty() || ids.contains(List.<Object>of(entity, row.id()))) {
                refused++;
                return;
            }
            add(
                    items,
                    id(own.table(), ""),
                    new Item(
                            entity,
                            Optional.of(row),
                            key.get().partition(),
                            key.get().sort(),
                            all));
            for (IndexEntry entry : own.indexes()) {
                Optional<KeyMaker.Key> there =
                        Conditions.hold(row, entry.when()) ? keys.key(row, entry.key()) : Optional.empty();
                there.ifPresent(k -> add(
                        items,
                        id(own.table(), entry.index().text()),
                        new Item(
                                entity,
                                Optional.of(row),
                                k.partition(),
                                k.sort(),
                                projected(
                                        row.entity(), own.table(), entry.index().text()))));
            }
            for (CompanionItem companion : design.companions()) {
                if (companion.member().entity().equals(entity)) {
                    keys.key(row, companion.key())
                            .ifPresent(k -> add(
                                    items,
                                    id(companion.table(), ""),
                                    new Item(
                                            companion.purpose() + " " + companion.member(),
                                            Optional.empty(),
                                            k.partition(),
                                            k.sort(),
                                            Set.of())));
                }
            }
        } catch (KeyValueException e) {
            refused++;
            return;
        }
        if (isTaken(items)) {
            refused++;
            return;
        }
        rows.add(row);
        ids.add(List.of(entity, row.id()));
        items.forEach((route, list) -> list.forEach(item -> store(route, item)));
    }

    private static void add(Map<String, List<Item>> items, String route, Item item) {
        items.computeIfAbsent(route, r -> new ArrayList<>()).add(item);
    }

    /** Whether a primary key belongs to another item. A counter may serve several entities, a guard only one. */
    private boolean isTaken(Map<String, List<Item>> items) {
        Map<String, Item> fresh = new HashMap<>();
        for (Map.Entry<String, List<Item>> route : items.entrySet()) {
            if (route.getKey().endsWith("\n")) {
                for (Item item : route.getValue()) {
                    String place = place(route.getKey(), item);
                    Item other = fresh.putIfAbsent(place, item);
                    other = other == null ? primary.get(place) : other;
                    if (other != null
                            && !(item.type().startsWith("SEQUENCE")
                                    && other.type().equals(item.type()))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Puts an item in its place, whatever stands there. */
    void store(String route, Item item) {
        if (route.endsWith("\n") && primary.put(place(route, item), item) != null) {
            return;
        }
        List<Item> partition = partitions
                .computeIfAbsent(route, r -> new HashMap<>())
                .computeIfAbsent(item.partition(), p -> new ArrayList<>());
        partition.add(item);
        partition.sort(Comparator.comparing(Item::sort, ATTRIBUTE_BY_ATTRIBUTE));
    }

    /** All items of a partition, the least sort key first. */
    List<Item> partition(Route route, List<PhysicalValue> partition) {
        return partitions.getOrDefault(id(route), Map.of()).getOrDefault(partition, List.of());
    }

    /** All items of a table or an index. */
    Stream<Item> items(Route route) {
        return partitions.getOrDefault(id(route), Map.of()).values().stream().flatMap(List::stream);
    }

    static String id(Route route) {
        return id(
                route.table().name().text(),
                route.index().map(index -> index.name().text()).orElse(""));
    }

    private static String id(String table, String index) {
        return table + "\n" + index;
    }

    private static String place(String route, Item item) {
        return route + item.partition() + item.sort();
    }

    static int compare(List<PhysicalValue> left, List<PhysicalValue> right) {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    /** The attributes of an entity that an index holds. */
    private Set<String> projected(Entity entity, String tableName, String indexName) {
        Table table = design.table(tableName).orElseThrow();
        Index index = table.index(indexName).orElseThrow();
        Set<String> stored = new HashSet<>();
        Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .forEach(stored::add);
        if (index.projection() instanceof Projection.Include include) {
            include.attributes().stream().map(Name::text).forEach(stored::add);
        }
        Set<String> visible = new HashSet<>();
        for (Attribute attribute : entity.attributes()) {
            boolean held = index.projection() instanceof Projection.All
                    || stored.contains(attribute.name().text())
                    || stored.contains(attribute.storedName());
            if (held) {
                visible.add(attribute.name().text());
            }
        }
        return visible;
    }

    Model model() {
        return model;
    }
}
