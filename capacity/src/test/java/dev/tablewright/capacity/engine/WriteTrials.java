package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.engine.TrialWrite.Kind;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.model.design.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** PutItem, UpdateItem, DeleteItem and BatchWriteItem. */
final class WriteTrials {

    private static final int BATCH = 6;

    private final Bench bench;

    WriteTrials(Bench bench) {
        this.bench = bench;
    }

    Outcome put() {
        return one(Kind.PUT);
    }

    Outcome update() {
        return one(Kind.UPDATE);
    }

    Outcome delete() {
        return one(Kind.DELETE);
    }

    private Outcome one(Kind kind) {
        Table table = bench.table();
        TrialWrite write = bench.write(kind, table, bench.key(table));
        Optional<Condition> condition =
                bench.dice().percent(30) ? Optional.of(Condition.that(true, write)) : Optional.empty();
        Map<String, Consumed> reported = Reported.of(send(write, condition));
        bench.store().apply(write);
        return new Outcome(
                kind.name(),
                write.toString(),
                Map.of(write.tableName(), bench.charge().write(TableShape.of(table), write.write())),
                reported);
    }

    /** The condition does not hold, so nothing happens. */
    Outcome failed() {
        Table table = bench.table();
        TrialWrite write =
                bench.write(bench.dice().of(List.of(Kind.PUT, Kind.UPDATE, Kind.DELETE)), table, bench.key(table));
        try {
            send(write, Optional.of(Condition.that(false, write)));
            throw new AssertionError("the condition should not hold: " + write);
        } catch (ConditionalCheckFailedException expected) {
            return Outcome.ofFailure("failed condition", expected);
        }
    }

    Outcome batch() {
        List<TrialWrite> writes = bench.writes(List.of(Kind.PUT, Kind.PUT, Kind.DELETE), BATCH);
        Map<String, List<WriteRequest>> requests = new HashMap<>();
        Map<String, Consumed> expected = new HashMap<>();
        byTable(writes).forEach((table, ofTable) -> {
            String name = table.name().text();
            requests.put(name, ofTable.stream().map(WriteTrials::request).toList());
            expected.put(name, bench.charge().batchWrite(TableShape.of(table), ofTable));
        });
        Map<String, Consumed> reported = Reported.of(bench.client()
                .batchWriteItem(
                        batch -> batch.requestItems(requests).returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity());
        writes.forEach(bench.store()::apply);
        return new Outcome("batch write", writes.toString(), expected, reported);
    }

    static Map<Table, List<TrialWrite>> byTable(List<TrialWrite> writes) {
        return writes.stream().collect(Collectors.groupingBy(TrialWrite::table));
    }

    private static WriteRequest request(TrialWrite write) {
        return write.kind() == Kind.DELETE
                ? WriteRequest.builder()
                        .deleteRequest(delete -> delete.key(SdkItem.of(write.key())))
                        .build()
                : WriteRequest.builder()
                        .putRequest(
                                put -> put.item(SdkItem.of(write.write().after().orElseThrow())))
                        .build();
    }

    private ConsumedCapacity send(TrialWrite write, Optional<Condition> condition) {
        return switch (write.kind()) {
            case PUT -> put(write, condition);
            case UPDATE -> update(write, condition);
            default -> delete(write, condition);
        };
    }

    private ConsumedCapacity put(TrialWrite write, Optional<Condition> condition) {
        PutItemRequest.Builder put = PutItemRequest.builder()
                .tableName(write.tableName())
                .item(SdkItem.of(write.write().after().orElseThrow()))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES);
        condition.ifPresent(that -> put.conditionExpression(that.expression()).expressionAttributeNames(that.names()));
        return bench.client().putItem(put.build()).consumedCapacity();
    }

    private ConsumedCapacity update(TrialWrite write, Optional<Condition> condition) {
        Item before = write.write().before().orElse(write.key());
        UpdateText text =
                UpdateText.of(write.key(), before, write.write().after().orElseThrow());
        UpdateItemRequest.Builder update = UpdateItemRequest.builder()
                .tableName(write.tableName())
                .key(SdkItem.of(write.key()))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES);
        if (!text.isEmpty()) {
            update.updateExpression(text.expression()).expressionAttributeNames(text.names());
        }
        if (!text.values().isEmpty()) {
            update.expressionAttributeValues(text.values());
        }
        condition.ifPresent(that ->
                update.conditionExpression(that.expression()).expressionAttributeNames(that.namesWith(text.names())));
        return bench.client().updateItem(update.build()).consumedCapacity();
    }

    private ConsumedCapacity delete(TrialWrite write, Optional<Condition> condition) {
        DeleteItemRequest.Builder delete = DeleteItemRequest.builder()
                .tableName(write.tableName())
                .key(SdkItem.of(write.key()))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES);
        condition.ifPresent(
                that -> delete.conditionExpression(that.expression()).expressionAttributeNames(that.names()));
        return bench.client().deleteItem(delete.build()).consumedCapacity();
    }
}
