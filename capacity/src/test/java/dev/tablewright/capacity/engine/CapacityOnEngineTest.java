package dev.tablewright.capacity.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Random operations on a real engine consume what was predicted of them, of the table and of every index. */
@ResourceLock("the tables of the engine")
class CapacityOnEngineTest {

    private static final long SEED = Scale.seed(20260131);

    private static final int SHOWN = 5;

    private final List<Outcome> mismatches = new ArrayList<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private int compared;

    @Test
    void operationsConsumeWhatWasPredicted() {
        int times = Scale.times(750, 6_000, 115_000);
        EngineCharge charge = run(times);
        System.out.printf(
                Locale.ROOT,
                "seed %d, operations %,d, of them compared %,d, mismatches %d%n  kinds %s%n  deviations of the engine%n",
                SEED,
                times,
                compared,
                mismatches.size(),
                kinds);
        charge.seen().forEach((deviation, count) -> System.out.println("    " + count + " × " + deviation));
        assertThat(mismatches.stream().limit(SHOWN))
                .as("%d mismatches", mismatches.size())
                .isEmpty();
        assertThat(charge.seen()).as("deviations that are still seen").containsOnlyKeys(EngineDeviation.values());
    }

    private EngineCharge run(int times) {
        try (DynamoDbClient client = EngineClient.open()) {
            SampleTable.ALL.forEach(table -> client.createTable(TableCreation.of(table)));
            Dice dice = new Dice(SEED);
            Bench bench = new Bench(client, dice);
            List<Supplier<Outcome>> trials = trials(bench);
            for (int i = 0; i < times; i++) {
                note(dice.of(trials).get());
            }
            SampleTable.ALL.forEach(table ->
                    client.deleteTable(delete -> delete.tableName(table.name().text())));
            return bench.charge();
        }
    }

    /** What is named twice is tried twice as often. */
    private static List<Supplier<Outcome>> trials(Bench bench) {
        WriteTrials writes = new WriteTrials(bench);
        TransactionTrials transactions = new TransactionTrials(bench);
        ReadTrials reads = new ReadTrials(bench);
        PageTrials pages = new PageTrials(bench);
        return List.of(
                writes::put,
                writes::put,
                writes::put,
                writes::update,
                writes::update,
                writes::update,
                writes::delete,
                writes::failed,
                writes::batch,
                transactions::write,
                transactions::write,
                transactions::failedWrite,
                transactions::get,
                reads::get,
                reads::get,
                reads::batch,
                pages::queryTable,
                pages::queryIndex,
                pages::queryIndex,
                pages::scanTable,
                pages::scanIndex);
    }

    private void note(Outcome outcome) {
        kinds.merge(outcome.kind(), 1, Integer::sum);
        if (outcome.isReported()) {
            compared++;
        }
        if (!outcome.isAsExpected()) {
            mismatches.add(outcome);
        }
    }
}
