package dev.tablewright.lab.validate;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * Adds up once more what seems to be wrong, with consistent reads. If the parents have the same numbers before and after, no child came or
 * went meanwhile, and what was counted is exact, whatever else is going on.
 */
final class Recount {

    /** A number of one parent. */
    private record Place(int column, String key) {}

    private final DynamoDbClient client;
    private final UnitBucket units;
    private final Lookups lookups;
    private final Catalogue catalogue;
    private final KeptNumbers numbers;
    private final ValidationOptions options;
    private final ItemCheck items;
    private final Map<Place, Entry> counted = new HashMap<>();

    Recount(
            DynamoDbClient client,
            UnitBucket units,
            Catalogue catalogue,
            KeptNumbers numbers,
            ValidationOptions options) {
        this.client = client;
        this.units = units;
        this.lookups = new Lookups(client, units);
        this.catalogue = catalogue;
        this.numbers = numbers;
        this.options = options;
        this.items = new ItemCheck(catalogue.model());
    }

    /** The entries with what was counted now. */
    List<Entry> run(List<Entry> suspects) throws IOException, InterruptedException {
        Set<TableItems> tables = new LinkedHashSet<>();
        for (Entry suspect : suspects) {
            counted.put(place(suspect), nothing(suspect));
            if (numbers.columns().get(suspect.column()) instanceof Column.OfTally tally) {
                tables.add(catalogue.table(tally.child().table().name()));
            }
        }
        for (TableItems table : tables) {
            SideBySide.run(options.segments(), number -> segment(table, number));
        }
        return suspects.stream().map(suspect -> counted.get(place(suspect))).toList();
    }

    private static Place place(Entry entry) {
        return new Place(entry.column(), entry.key());
    }

    private static Entry nothing(Entry entry) {
        return new Entry(entry.column(), entry.key(), Optional.of(BigDecimal.ZERO), entry.kept(), entry.spot(), false);
    }

    private void segment(TableItems table, int number) throws InterruptedException {
        Map<String, AttributeValue> at = Map.of();
        do {
            Map<String, AttributeValue> from = at;
            units.await();
            ScanResponse answer = client.scan(with -> with.tableName(table.name())
                    .segment(number)
                    .totalSegments(options.segments())
                    .limit(options.pageItems())
                    .consistentRead(true)
                    .exclusiveStartKey(from.isEmpty() ? null : from)
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
            lookups.spend(answer.consumedCapacity());
            for (Map<String, AttributeValue> item : answer.items()) {
                table.word(item)
                        .map(table.kinds()::get)
                        .map(kind -> items.look(catalogue.subject(table, kind, item)))
                        .ifPresent(looked -> numbers.entries(looked).forEach(this::add));
            }
            at = answer.lastEvaluatedKey();
        } while (!at.isEmpty());
    }

    private synchronized void add(Entry entry) {
        if (entry.kept().isEmpty()) {
            counted.computeIfPresent(
                    place(entry),
                    (place, sum) -> sum.with(entry, numbers.columns().get(entry.column())));
        }
    }
}
