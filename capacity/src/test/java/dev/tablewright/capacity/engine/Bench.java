package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Write;
import dev.tablewright.model.design.Table;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** All that the trials work with. */
record Bench(DynamoDbClient client, Dice dice, RandomItems items, Store store, EngineCharge charge) {

    Bench(DynamoDbClient client, Dice dice) {
        this(client, dice, new RandomItems(dice), new Store(), new EngineCharge());
    }

    Table table() {
        return dice.of(SampleTable.ALL);
    }

    /** More often than not of an item that is there. */
    Item key(Table table) {
        List<Item> keys = store.keys(table);
        return keys.isEmpty() || dice.percent(30) ? items.key(table) : dice.of(keys);
    }

    /** Different keys of one table. */
    List<Item> keys(Table table, int count) {
        Set<Item> keys = new HashSet<>();
        for (int i = 0; i < count; i++) {
            keys.add(key(table));
        }
        return List.copyOf(keys);
    }

    /** Writes of these kinds to different items of one or two tables. */
    List<TrialWrite> writes(List<TrialWrite.Kind> kinds, int atMost) {
        List<TrialWrite> writes = new ArrayList<>();
        for (Table table : dice.some(SampleTable.ALL, dice.between(1, 2))) {
            keys(table, dice.between(1, atMost)).forEach(key -> writes.add(write(dice.of(kinds), table, key)));
        }
        return writes;
    }

    TrialWrite write(TrialWrite.Kind kind, Table table, Item key) {
        Optional<Item> before = store.at(table, key);
        return new TrialWrite(
                kind,
                table,
                key,
                switch (kind) {
                    case PUT -> Write.put(before, after(table, key, before));
                    case UPDATE -> Write.update(before, after(table, key, before));
                    case DELETE -> Write.delete(before);
                    case CHECK -> Write.check(before);
                });
    }

    private Item after(Table table, Item key, Optional<Item> before) {
        return before.isPresent() && dice.percent(60) ? items.changed(table, before.get()) : items.fresh(table, key);
    }
}
