package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.Consumed;
import dev.tablewright.capacity.unit.IndexShape;
import dev.tablewright.capacity.unit.TableShape;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Query and Scan, of tables and of indexes: whole, limited, filtered, projected and counted. */
final class PageTrials {

    /** Pages that surely end because there is nothing more, and not for their size. */
    private static final long SMALL_PAGE = 900_000;

    private final Bench bench;

    PageTrials(Bench bench) {
        this.bench = bench;
    }

    /** What is asked for of the items that are read. It must not make a difference. */
    private enum Shown {
        ALL,
        LIMITED,
        FILTERED,
        PROJECTED,
        COUNTED
    }

    /** A page as it came. */
    private record Page(List<Map<String, AttributeValue>> items, boolean isLast, Map<String, Consumed> reported) {}

    Outcome queryTable() {
        Table table = bench.table();
        Consistency consistency = ReadTrials.consistency(bench.dice());
        return query(table, table.key(), bench.key(table), Optional.empty(), consistency, items -> bench.charge()
                .page(items, consistency));
    }

    Outcome queryIndex() {
        Table table = tableWithIndexes();
        Index index = bench.dice().of(table.indexes());
        IndexShape shape = shape(table, index);
        List<Item> inIndex = bench.store().all(table).stream()
                .filter(item -> shape.entry(item).isPresent())
                .toList();
        Item values = inIndex.isEmpty() || bench.dice().percent(20)
                ? bench.items().keyValues(table)
                : bench.dice().of(inIndex);
        return query(table, index.key(), values, Optional.of(shape), Consistency.EVENTUAL, items -> bench.charge()
                .query(shape, items));
    }

    Outcome scanTable() {
        Table table = bench.table();
        Consistency consistency = ReadTrials.consistency(bench.dice());
        List<Item> all = List.copyOf(bench.store().all(table));
        return page(
                "scan of table",
                table,
                all,
                shown -> scan(table, Optional.empty(), consistency, shown),
                items -> bench.charge().page(items, consistency));
    }

    Outcome scanIndex() {
        Table table = tableWithIndexes();
        IndexShape shape = shape(table, bench.dice().of(table.indexes()));
        return page(
                "scan of index",
                table,
                members(shape, List.copyOf(bench.store().all(table))),
                shown -> scan(table, Optional.of(shape), Consistency.EVENTUAL, shown),
                items -> bench.charge().scan(shape, items));
    }

    private Outcome query(
            Table table,
            KeySchema schema,
            Item values,
            Optional<IndexShape> index,
            Consistency consistency,
            Function<List<Item>, Consumed> charge) {
        List<Item> partition = bench.store().partition(table, schema, values);
        return page(
                index.isPresent() ? "query of index" : "query of table",
                table,
                index.map(shape -> members(shape, partition)).orElse(partition),
                shown -> query(table, schema, values, index, consistency, shown),
                charge);
    }

    private Outcome page(
            String kind,
            Table table,
            List<Item> there,
            Function<Shown, Page> read,
            Function<List<Item>, Consumed> charge) {
        boolean isSmall = there.stream().mapToLong(Item::bytes).sum() < SMALL_PAGE;
        Shown shown = isSmall ? bench.dice().of(List.of(Shown.values())) : Shown.ALL;
        Page page = read.apply(shown);
        boolean isWhole = page.isLast() && shown != Shown.LIMITED;
        if (isWhole && shown == Shown.ALL && page.items().size() != there.size()) {
            throw new AssertionError(kind + " found " + page.items().size() + " of " + there.size() + " items");
        }
        List<Item> seen = isWhole ? there : returned(table, page.items());
        String name = table.name().text();
        return new Outcome(
                kind, name + " " + shown + " " + seen.size(), Map.of(name, charge.apply(seen)), page.reported());
    }

    private Page query(
            Table table,
            KeySchema schema,
            Item values,
            Optional<IndexShape> index,
            Consistency consistency,
            Shown shown) {
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> sdkValues = new HashMap<>();
        schema.partition().forEach(key -> {
            String alias = "k" + names.size();
            names.put("#" + alias, key.name());
            sdkValues.put(":" + alias, SdkItem.of(values.attributes().get(key.name())));
        });
        QueryRequest.Builder query = QueryRequest.builder()
                .tableName(table.name().text())
                .indexName(index.map(IndexShape::name).orElse(null))
                .consistentRead(consistency == Consistency.STRONG)
                .scanIndexForward(bench.dice().percent(50))
                .keyConditionExpression(names.keySet().stream()
                        .map(name -> name + " = :" + name.substring(1))
                        .collect(Collectors.joining(" AND ")))
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES);
        switch (shown) {
            case ALL -> {}
            case LIMITED -> query.limit(bench.dice().between(1, 5));
            case FILTERED -> {
                query.filterExpression("attribute_not_exists(#filtered)");
                names.put("#filtered", filtered(index));
            }
            case PROJECTED -> query.projectionExpression("#k0");
            case COUNTED -> query.select(Select.COUNT);
        }
        QueryResponse page = bench.client()
                .query(query.expressionAttributeNames(names)
                        .expressionAttributeValues(sdkValues)
                        .build());
        return new Page(page.items(), page.lastEvaluatedKey().isEmpty(), Reported.of(page.consumedCapacity()));
    }

    private Page scan(Table table, Optional<IndexShape> index, Consistency consistency, Shown shown) {
        ScanRequest.Builder scan = ScanRequest.builder()
                .tableName(table.name().text())
                .indexName(index.map(IndexShape::name).orElse(null))
                .consistentRead(consistency == Consistency.STRONG)
                .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES);
        switch (shown) {
            case ALL -> {}
            case LIMITED -> scan.limit(bench.dice().between(1, 5));
            case FILTERED ->
                scan.filterExpression("attribute_not_exists(#filtered)")
                        .expressionAttributeNames(Map.of("#filtered", filtered(index)));
            case PROJECTED ->
                scan.projectionExpression("#key")
                        .expressionAttributeNames(
                                Map.of("#key", table.key().partition().get(0).name()));
            case COUNTED -> scan.select(Select.COUNT);
        }
        ScanResponse page = bench.client().scan(scan.build());
        return new Page(page.items(), page.lastEvaluatedKey().isEmpty(), Reported.of(page.consumedCapacity()));
    }

    /** An attribute that a filter may name: one that the index copies, and that is none of its keys. */
    private static String filtered(Optional<IndexShape> index) {
        return index.flatMap(IndexShape::kept)
                .flatMap(kept -> kept.stream()
                        .filter(name -> !index.orElseThrow().key().contains(name))
                        .sorted()
                        .findFirst())
                .orElse("absent");
    }

    /** The items that a page has the keys of. */
    private List<Item> returned(Table table, List<Map<String, AttributeValue>> page) {
        Map<Map<String, AttributeValue>, Item> byKey = new HashMap<>();
        bench.store()
                .keys(table)
                .forEach(key ->
                        byKey.put(SdkItem.of(key), bench.store().at(table, key).orElseThrow()));
        return page.stream()
                .map(item -> byKey.get(table.key()
                        .attributes()
                        .collect(Collectors.toMap(key -> key.name(), key -> item.get(key.name())))))
                .toList();
    }

    private Table tableWithIndexes() {
        return bench.dice()
                .of(SampleTable.ALL.stream()
                        .filter(table -> !table.indexes().isEmpty())
                        .toList());
    }

    private static List<Item> members(IndexShape index, List<Item> items) {
        return items.stream().filter(item -> index.entry(item).isPresent()).toList();
    }

    private static IndexShape shape(Table table, Index index) {
        return TableShape.of(table).indexes().get(table.indexes().indexOf(index));
    }
}
