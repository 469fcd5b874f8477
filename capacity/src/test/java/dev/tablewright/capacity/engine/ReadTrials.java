package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.ReadCharge;
import dev.tablewright.model.design.Table;
import dev.tablewright.testing.Dice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** GetItem and BatchGetItem. */
final class ReadTrials {

    private static final int BATCH = 12;

    private final Bench bench;

    ReadTrials(Bench bench) {
        this.bench = bench;
    }

    Outcome get() {
        Table table = bench.table();
        Item key = bench.key(table);
        Consistency consistency = consistency(bench.dice());
        Optional<Item> item = bench.store().at(table, key);
        boolean partly = bench.dice().percent(20);
        Map<String, Consumed> reported = Reported.of(bench.client()
                .getItem(get -> get.tableName(table.name().text())
                        .key(SdkItem.of(key))
                        .consistentRead(consistency == Consistency.STRONG)
                        .projectionExpression(partly ? "note" : null)
                        .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity());
        return new Outcome(
                "get",
                item.map(Item::bytes) + " " + consistency,
                Map.of(table.name().text(), ReadCharge.ofItem(item, consistency)),
                reported);
    }

    Outcome batch() {
        Map<String, KeysAndAttributes> requests = new HashMap<>();
        Map<String, Consumed> expected = new HashMap<>();
        for (Table table : bench.dice().some(SampleTable.ALL, bench.dice().between(1, 2))) {
            Consistency consistency = consistency(bench.dice());
            List<Item> keys = bench.keys(table, bench.dice().between(1, BATCH));
            requests.put(
                    table.name().text(),
                    KeysAndAttributes.builder()
                            .keys(keys.stream().map(SdkItem::of).toList())
                            .consistentRead(consistency == Consistency.STRONG)
                            .build());
            List<Optional<Item>> items =
                    keys.stream().map(key -> bench.store().at(table, key)).toList();
            expected.put(table.name().text(), bench.charge().batchGet(items, consistency));
        }
        Map<String, Consumed> reported = Reported.of(bench.client()
                .batchGetItem(
                        batch -> batch.requestItems(requests).returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity());
        return new Outcome("batch get", requests.keySet().toString(), expected, reported);
    }

    static Consistency consistency(Dice dice) {
        return dice.of(List.of(Consistency.EVENTUAL, Consistency.STRONG));
    }
}
