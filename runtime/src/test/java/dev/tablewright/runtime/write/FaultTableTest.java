package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.call.ThrottledException;
import dev.tablewright.runtime.write.Calls.Call;
import dev.tablewright.runtime.write.Wire.Fault;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkClientException;

/** The table of faults in docs/runtime.md: every cell is played, with both clients, and with the SDK's own repetitions on and off. */
class FaultTableTest {

    private static final int SDK_ATTEMPTS = 4;
    private static final int OUR_ATTEMPTS = 5;

    private static final TestTable TABLE = table();
    private static final List<Wired> WAYS =
            List.of(Wired.blocking(1), Wired.async(SDK_ATTEMPTS), Wired.blocking(SDK_ATTEMPTS), Wired.async(1));

    private int count;

    private static TestTable table() {
        TestTable table = new TestTable();
        table.set(settings -> new Settings(
                settings.tableNames(),
                settings.clock(),
                settings.chance(),
                new Pauses(Duration.ofMillis(1), Duration.ofMillis(2), OUR_ATTEMPTS),
                settings.cursors(),
                settings.upgrades(),
                settings.unknown()));
        return table;
    }

    @AfterAll
    static void close() {
        WAYS.forEach(Wired::close);
        TABLE.close();
    }

    @Test
    void everyCell() throws IOException {
        Map<String, List<String>> table = documented();
        Map<String, Call> calls = Calls.all();
        assertThat(table.keySet()).containsExactlyElementsOf(calls.keySet());
        Map<String, Integer> told = new TreeMap<>();
        List<String> wrong = new ArrayList<>();
        int cell = 0;
        for (Map.Entry<String, Call> call : calls.entrySet()) {
            for (Fault fault : Fault.values()) {
                String expected = table.get(call.getKey()).get(fault.ordinal());
                // In quick each cell one way, and each way in a quarter of the cells.
                List<Wired> ways = Scale.atLeast(Scale.FULL) ? WAYS : List.of(WAYS.get(cell++ % WAYS.size()));
                for (Wired way : ways) {
                    String found = played(call.getValue(), fault, way, true, told);
                    if (call.getValue().canBeRefused()) {
                        found += " / " + played(call.getValue(), fault, way, false, told);
                    }
                    String here = expected.replace("refused\\*", way.attempts() > 1 ? "unknown" : "refused");
                    if (!found.equals(here)) {
                        wrong.add(call.getKey() + ", " + fault + ", " + way + ": " + found + ", not " + here);
                    }
                }
            }
        }
        System.out.println("table of faults: " + told);
        assertThat(wrong).isEmpty();
    }

    private String played(Call call, Fault fault, Wired way, boolean due, Map<String, Integer> told) {
        Step<?> step = call.prepared(TABLE, "f" + ++count, due);
        way.wire().next(1, fault);
        String outcome = way.told(step, TABLE.settings());
        told.merge(outcome, 1, Integer::sum);
        return outcome;
    }

    /** The cells by the call, in the order of the faults. */
    private static Map<String, List<String>> documented() throws IOException {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        boolean inTable = false;
        for (String line : Files.readAllLines(Path.of("../docs/runtime.md"))) {
            if (line.startsWith("| call |")) {
                assertThat(line.split("\\|")).hasSize(Fault.values().length + 2);
                inTable = true;
            } else if (inTable && line.startsWith("| ")) {
                List<String> cells =
                        Arrays.stream(line.split("\\|")).map(String::strip).toList();
                rows.put(cells.get(1), cells.subList(2, cells.size()));
            } else if (!line.startsWith("|")) {
                inTable = false;
            }
        }
        return rows;
    }

    /** One hand tries again: the SDK's, or, where that makes one attempt only, ours. */
    @Test
    void whatNeverEnds() {
        for (Wired way : WAYS) {
            for (Map.Entry<String, Call> call : Calls.all().entrySet()) {
                String context = call.getKey() + ", " + way;
                boolean adds = call.getKey().equals("`update` that adds");
                int most = way.attempts() == 1 || adds ? OUR_ATTEMPTS : way.attempts();
                Step<?> step = call.getValue().prepared(TABLE, "e" + ++count, true);

                way.wire().next(Integer.MAX_VALUE, Fault.THROTTLED);
                assertThat(way.failure(step, TABLE.settings())).as(context).isInstanceOf(ThrottledException.class);
                assertThat(way.wire().requests()).as(context).isEqualTo(most);

                boolean reads = call.getKey().equals("reading");
                boolean certain = way.attempts() == 1 || adds || reads;
                way.wire().next(Integer.MAX_VALUE, Fault.NOT_SENT);
                assertThat(way.failure(step, TABLE.settings()))
                        .as(context)
                        .isInstanceOf(certain ? SdkClientException.class : OutcomeUnknownException.class);
                assertThat(way.wire().requests()).as(context).isEqualTo(most);

                way.wire().next(Integer.MAX_VALUE, Fault.REQUEST_LOST);
                assertThat(way.failure(step, TABLE.settings()))
                        .as(context)
                        .isInstanceOf(reads ? SdkClientException.class : OutcomeUnknownException.class);
                assertThat(way.wire().requests()).as(context).isLessThanOrEqualTo(Math.max(most, 3));
            }
        }
    }
}
