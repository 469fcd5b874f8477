package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.engine.TrialWrite.Kind;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.ReadCharge;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.model.design.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** TransactWriteItems and TransactGetItems. */
final class TransactionTrials {

    private static final int ITEMS = 4;

    private final Bench bench;

    TransactionTrials(Bench bench) {
        this.bench = bench;
    }

    Outcome write() {
        List<TrialWrite> writes = bench.writes(List.of(Kind.values()), ITEMS);
        Map<String, Consumed> expected = new HashMap<>();
        WriteTrials.byTable(writes)
                .forEach((table, ofTable) ->
                        expected.put(table.name().text(), bench.charge().transaction(TableShape.of(table), ofTable)));
        List<TransactWriteItem> actions =
                writes.stream().map(write -> action(write, true)).toList();
        Map<String, Consumed> reported = Reported.of(bench.client()
                .transactWriteItems(transaction ->
                        transaction.transactItems(actions).returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity());
        writes.forEach(bench.store()::apply);
        return new Outcome("transact write", writes.toString(), expected, reported);
    }

    /** One condition does not hold, so nothing happens. */
    Outcome failedWrite() {
        List<TrialWrite> writes = bench.writes(List.of(Kind.values()), ITEMS);
        int wrong = bench.dice().between(0, writes.size() - 1);
        List<TransactWriteItem> actions = new ArrayList<>();
        for (int i = 0; i < writes.size(); i++) {
            actions.add(action(writes.get(i), i != wrong));
        }
        try {
            bench.client().transactWriteItems(transaction -> transaction.transactItems(actions));
            throw new AssertionError("the transaction should be cancelled: " + writes);
        } catch (TransactionCanceledException expected) {
            return Outcome.ofFailure("cancelled transaction", expected);
        }
    }

    Outcome get() {
        List<TransactGetItem> gets = new ArrayList<>();
        Map<String, Consumed> expected = new HashMap<>();
        for (Table table : bench.dice().some(SampleTable.ALL, bench.dice().between(1, 2))) {
            List<Item> keys = bench.keys(table, bench.dice().between(1, ITEMS));
            List<Optional<Item>> items =
                    keys.stream().map(key -> bench.store().at(table, key)).toList();
            keys.forEach(key -> gets.add(TransactGetItem.builder()
                    .get(get -> get.tableName(table.name().text()).key(SdkItem.of(key)))
                    .build()));
            expected.put(table.name().text(), ReadCharge.ofTransaction(items));
        }
        Map<String, Consumed> reported = Reported.of(bench.client()
                .transactGetItems(transaction ->
                        transaction.transactItems(gets).returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity());
        return new Outcome("transact get", gets.size() + " keys", expected, reported);
    }

    private static TransactWriteItem action(TrialWrite write, boolean holds) {
        Condition condition = Condition.that(holds, write);
        TransactWriteItem.Builder action = TransactWriteItem.builder();
        switch (write.kind()) {
            case PUT ->
                action.put(put -> put.tableName(write.tableName())
                        .item(SdkItem.of(write.write().after().orElseThrow()))
                        .conditionExpression(condition.expression())
                        .expressionAttributeNames(condition.names()));
            case UPDATE -> action.update(update(write, condition));
            case DELETE ->
                action.delete(delete -> delete.tableName(write.tableName())
                        .key(SdkItem.of(write.key()))
                        .conditionExpression(condition.expression())
                        .expressionAttributeNames(condition.names()));
            case CHECK ->
                action.conditionCheck(check -> check.tableName(write.tableName())
                        .key(SdkItem.of(write.key()))
                        .conditionExpression(condition.expression())
                        .expressionAttributeNames(condition.names()));
        }
        return action.build();
    }

    private static Update update(TrialWrite write, Condition condition) {
        Item before = write.write().before().orElse(write.key());
        UpdateText text =
                UpdateText.of(write.key(), before, write.write().after().orElseThrow());
        Update.Builder update = Update.builder()
                .tableName(write.tableName())
                .key(SdkItem.of(write.key()))
                .conditionExpression(condition.expression())
                .expressionAttributeNames(condition.namesWith(text.names()));
        if (!text.isEmpty()) {
            update.updateExpression(text.expression());
        }
        if (!text.values().isEmpty()) {
            update.expressionAttributeValues(text.values());
        }
        return update.build();
    }
}
