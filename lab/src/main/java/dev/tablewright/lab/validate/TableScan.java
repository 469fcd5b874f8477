package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.Checkpoint.Segment;
import dev.tablewright.lab.validate.Examination.Examined;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Goes through the segments of a table side by side. */
final class TableScan {

    private final DynamoDbClient client;
    private final UnitBucket units;
    private final Lookups lookups;
    private final Catalogue catalogue;
    private final Examination examination;
    private final KeptNumbers numbers;
    private final Ledger ledger;
    private final ValidationOptions options;
    private final AtomicBoolean stopped = new AtomicBoolean();

    TableScan(
            DynamoDbClient client,
            UnitBucket units,
            Catalogue catalogue,
            KeptNumbers numbers,
            Ledger ledger,
            ValidationOptions options) {
        this.client = client;
        this.units = units;
        this.lookups = new Lookups(client, units);
        this.catalogue = catalogue;
        this.examination = new Examination(catalogue, lookups, options.kinds(), options.clock());
        this.numbers = numbers;
        this.ledger = ledger;
        this.options = options;
    }

    Lookups lookups() {
        return lookups;
    }

    /** False if somebody wanted it to stop. */
    boolean run(TableItems table) throws InterruptedException, IOException {
        SideBySide.run(options.segments(), number -> run(table, number));
        return !stopped.get();
    }

    private void run(TableItems table, int number) throws InterruptedException, IOException {
        try {
            Segment at = ledger.segment(table.name(), number);
            while (!at.done()) {
                if (stopped.get() || !ledger.goesOn()) {
                    stopped.set(true);
                    return;
                }
                at = page(table, number, at);
            }
        } catch (RuntimeException | IOException | InterruptedException e) {
            // The others need not go on for long.
            stopped.set(true);
            throw e;
        }
    }

    private Segment page(TableItems table, int number, Segment at) throws InterruptedException, IOException {
        units.await();
        ScanResponse answer = client.scan(with -> with.tableName(table.name())
                .segment(number)
                .totalSegments(options.segments())
                .limit(options.pageItems())
                .exclusiveStartKey(at.position().isEmpty() ? null : at.position())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        lookups.spend(answer.consumedCapacity());
        Map<String, AttributeValue> last = answer.lastEvaluatedKey();
        Segment next = last == null || last.isEmpty() ? Segment.DONE : new Segment(false, last);
        List<Examined> examined = confirmed(table, examination.examine(table, answer.items(), false));
        List<Entry> entries = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        int old = 0;
        for (Examined one : examined) {
            findings.addAll(one.findings());
            if (one.looked() != null) {
                entries.addAll(numbers.entries(one.looked()));
                old += one.looked().judged() || !one.findings().isEmpty() ? 0 : 1;
            }
        }
        ledger.enter(table.name(), number, answer.items().size(), old, entries, findings, next);
        return next;
    }

    /**
     * Items with which something seems wrong are read once more, as they are now, and judged by that: what was written while the page was
     * looked at is no finding.
     */
    private List<Examined> confirmed(TableItems table, List<Examined> examined) throws InterruptedException {
        List<Examined> certain = new ArrayList<>();
        Map<Spot, Examined> suspects = new LinkedHashMap<>();
        for (Examined one : examined) {
            if (one.findings().isEmpty()) {
                certain.add(one);
            } else {
                suspects.put(table.spot(one.item()), one);
            }
        }
        if (!suspects.isEmpty()) {
            Map<Spot, Map<String, AttributeValue>> now = lookups.items(suspects.keySet(), catalogue, true);
            certain.addAll(unchanged(table, examination.examine(table, List.copyOf(now.values()), true)));
        }
        return certain;
    }

    /**
     * An item and its guards change together. If it is the same before and after they were looked for, what was found is so; otherwise
     * nobody can tell, and it is judged next time.
     */
    private List<Examined> unchanged(TableItems table, List<Examined> examined) throws InterruptedException {
        List<Spot> wrong = examined.stream()
                .filter(one -> !one.findings().isEmpty())
                .map(one -> table.spot(one.item()))
                .toList();
        Map<Spot, Map<String, AttributeValue>> after = lookups.items(wrong, catalogue, true);
        for (Examined one : examined) {
            boolean same = one.findings().isEmpty() || one.item().equals(after.get(table.spot(one.item())));
            if (!same) {
                one.findings().clear();
                ledger.unsettled();
            }
        }
        return examined;
    }
}
