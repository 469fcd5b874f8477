package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the tables hold, as plain maps. */
final class Store {

    private final Map<String, Map<Item, Item>> tables = new HashMap<>();

    static Item key(Table table, Item item) {
        return item.only(names(table.key().attributes().toList()));
    }

    Optional<Item> at(Table table, Item key) {
        return Optional.ofNullable(items(table).get(key));
    }

    Collection<Item> all(Table table) {
        return items(table).values();
    }

    List<Item> keys(Table table) {
        return List.copyOf(items(table).keySet());
    }

    /** The items with the values of a partition. */
    List<Item> partition(Table table, KeySchema schema, Item values) {
        Set<String> names = names(schema.partition());
        Item wanted = values.only(names);
        return all(table).stream()
                .filter(item -> item.only(names).equals(wanted))
                .toList();
    }

    void apply(TrialWrite done) {
        done.write().after().ifPresentOrElse(item -> items(done.table()).put(done.key(), item), () -> items(
                        done.table())
                .remove(done.key()));
    }

    private Map<Item, Item> items(Table table) {
        return tables.computeIfAbsent(table.name().text(), name -> new LinkedHashMap<>());
    }

    private static Set<String> names(List<KeyAttribute> keys) {
        return keys.stream().map(KeyAttribute::name).collect(Collectors.toSet());
    }
}
