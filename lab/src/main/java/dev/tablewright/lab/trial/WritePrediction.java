package dev.tablewright.lab.trial;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.ReadCharge;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.capacity.unit.Units;
import dev.tablewright.capacity.unit.Write;
import dev.tablewright.capacity.unit.WriteCharge;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What a write should consume, by the items as they were before it and are after it. */
final class WritePrediction {

    private final Laboratory laboratory;
    private final StoredState before;
    private final StoredState after;
    private final List<List<Object>> written = new ArrayList<>();

    WritePrediction(Laboratory laboratory, StoredState before, StoredState after) {
        this.laboratory = laboratory;
        this.before = before;
        this.after = after;
    }

    /**
     * Empty if it cannot be said of one of them: one that failed, one that searched, or one that wrote what another had written; how the
     * item was between them, nobody saw.
     */
    Optional<BigDecimal> of(List<Exchange> exchanges) {
        Units all = Units.ZERO;
        written.clear();
        for (Exchange exchange : exchanges) {
            Optional<Units> one = exchange.answer().isPresent() ? of(exchange) : Optional.empty();
            if (one.isEmpty()) {
                return Optional.empty();
            }
            all = all.plus(one.get());
        }
        return written.stream().distinct().count() == written.size()
                ? Optional.of(all.toBigDecimal())
                : Optional.empty();
    }

    private Optional<Units> of(Exchange exchange) {
        if (exchange.request() instanceof PutItemRequest put) {
            return Optional.of(single(put.tableName(), put.item()));
        }
        if (exchange.request() instanceof UpdateItemRequest update) {
            return Optional.of(single(update.tableName(), update.key()));
        }
        if (exchange.request() instanceof DeleteItemRequest delete) {
            return Optional.of(single(delete.tableName(), delete.key()));
        }
        if (exchange.request() instanceof TransactWriteItemsRequest transaction) {
            return Optional.of(transaction(transaction));
        }
        if (exchange.request() instanceof GetItemRequest get) {
            return Optional.of(read(get.tableName(), get.key(), get.consistentRead()));
        }
        if (exchange.request() instanceof BatchGetItemRequest batch) {
            return Optional.of(batch.requestItems().entrySet().stream()
                    .flatMap(table -> table.getValue().keys().stream()
                            .map(key ->
                                    read(table.getKey(), key, table.getValue().consistentRead())))
                    .reduce(Units.ZERO, Units::plus));
        }
        return Optional.empty();
    }

    private Units read(String table, Map<String, AttributeValue> key, Boolean strong) {
        return ReadCharge.ofItem(
                        item(before, table, key),
                        Boolean.TRUE.equals(strong) ? Consistency.STRONG : Consistency.EVENTUAL)
                .total();
    }

    private Units single(String table, Map<String, AttributeValue> values) {
        return WriteCharge.of(shape(table), write(table, values)).total();
    }

    private Units transaction(TransactWriteItemsRequest transaction) {
        Map<String, List<Write>> byTable = new LinkedHashMap<>();
        for (TransactWriteItem item : transaction.transactItems()) {
            if (item.put() != null) {
                add(
                        byTable,
                        item.put().tableName(),
                        write(item.put().tableName(), item.put().item()));
            } else if (item.update() != null) {
                add(
                        byTable,
                        item.update().tableName(),
                        write(item.update().tableName(), item.update().key()));
            } else if (item.delete() != null) {
                add(
                        byTable,
                        item.delete().tableName(),
                        write(item.delete().tableName(), item.delete().key()));
            } else {
                String table = item.conditionCheck().tableName();
                add(
                        byTable,
                        table,
                        Write.check(item(before, table, item.conditionCheck().key())));
            }
        }
        return byTable.entrySet().stream()
                .map(table -> WriteCharge.ofTransaction(shape(table.getKey()), table.getValue())
                        .total())
                .reduce(Units.ZERO, Units::plus);
    }

    private static void add(Map<String, List<Write>> byTable, String table, Write write) {
        byTable.computeIfAbsent(table, any -> new ArrayList<>()).add(write);
    }

    private Write write(String table, Map<String, AttributeValue> values) {
        written.add(List.of(table, key(table, values)));
        return new Write(item(before, table, values), item(after, table, values));
    }

    /** @param values the key, or the whole item */
    private Optional<Item> item(StoredState state, String table, Map<String, AttributeValue> values) {
        return state.at(table(table).name().text(), key(table, values)).map(CapacityItem::of);
    }

    private Map<String, AttributeValue> key(String table, Map<String, AttributeValue> values) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        table(table).key().attributes().forEach(attribute -> key.put(attribute.name(), values.get(attribute.name())));
        return key;
    }

    private TableShape shape(String table) {
        return TableShape.of(table(table));
    }

    private dev.tablewright.model.design.Table table(String name) {
        return laboratory.writer().design().tables().stream()
                .filter(table -> laboratory.tableName(table.name().text()).equals(name))
                .findFirst()
                .orElseThrow();
    }
}
