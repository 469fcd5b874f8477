package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * What calls allocate beyond what the same calls do that are written by hand, without a network. It is measured in a JVM of its
 * own that waits for its compiler: elsewhere it depends on when the compiler gets the processor, and on who else has made what
 * is used here polymorphic.
 */
class AllocationTest {

    private static final TableType TABLE = new TableType("Allocation", "PK", Optional.of("SK"), "Type");
    private static final EntityType<Note> NOTES = new Note.Type(TABLE);
    private static final int ITEMS = 20;

    /** Gives the same answers always. */
    private static final class Canned implements DynamoDbClient {

        private final GetItemResponse item = GetItemResponse.builder()
                .item(NOTES.item(new Note("s", "p", "g", 1)))
                .build();
        private final QueryResponse items;

        Canned() {
            List<Map<String, AttributeValue>> all = new ArrayList<>();
            for (int i = 0; i < ITEMS; i++) {
                all.add(NOTES.item(new Note("s", "p" + i, "g", 1)));
            }
            items = QueryResponse.builder().items(all).count(ITEMS).build();
        }

        @Override
        public GetItemResponse getItem(GetItemRequest request) {
            return item;
        }

        @Override
        public QueryResponse query(QueryRequest request) {
            return items;
        }

        @Override
        public String serviceName() {
            return SERVICE_NAME;
        }

        @Override
        public void close() {}
    }

    /** Says for each call what it allocates by hand and here, and what it gives. */
    static final class Measurement {

        private final Canned client = new Canned();
        private final Settings settings = Settings.usual();
        private final Caller caller = new Caller(client, settings, Runnable::run, null);
        private Object kept;

        public static void main(String... arguments) {
            Measurement measurement = new Measurement();
            if (arguments[0].equals("item")) {
                measurement.item();
            } else {
                measurement.page();
            }
        }

        private long bytes(Supplier<Object> call) {
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 20; round++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                for (int i = 0; i < 1000; i++) {
                    kept = call.get();
                }
                least = Math.min(least, (threads.getCurrentThreadAllocatedBytes() - before) / 1000);
            }
            return least;
        }

        private void item() {
            GetShape<Note> shape = GetShape.of(CallInfo.of("note"), TABLE, Decoder.of(NOTES));
            Map<String, AttributeValue> key = Shelves.key("s", "p");
            long hand = bytes(() -> {
                GetItemResponse answer = client.getItem(GetItemRequest.builder()
                        .tableName("Allocation")
                        .key(key)
                        .build());
                return answer.hasItem() ? Optional.of(NOTES.entity(answer.item())) : Optional.empty();
            });
            long ours = bytes(() -> caller.run(shape.call(), shape.get(settings, key)));
            System.out.println(hand + " " + ours + " " + kept);
        }

        private void page() {
            QueryShape<Note> shape = QueryShape.of(CallInfo.of("notes"), TABLE, Decoder.of(NOTES))
                    .where("PK = :pk");
            Map<String, AttributeValue> values = Shelves.partition("s");
            long hand = bytes(() -> {
                QueryResponse answer = client.query(QueryRequest.builder()
                        .tableName("Allocation")
                        .keyConditionExpression("PK = :pk")
                        .expressionAttributeValues(values)
                        .limit(ITEMS)
                        .build());
                List<Note> notes = new ArrayList<>(answer.items().size());
                for (Map<String, AttributeValue> item : answer.items()) {
                    notes.add(NOTES.entity(item));
                }
                return notes;
            });
            long ours = bytes(() -> new Results<>(caller, shape.one(values)).page(ITEMS));
            System.out.println(
                    hand + " " + ours + " " + ((Page<?>) kept).items().size());
        }
    }

    private record Measured(long hand, long ours, String result) {}

    private static Measured measured(String call) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xbatch",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Measurement.class.getName(),
                        call)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor()).as(said).isZero();
        System.out.println("Allocation of one " + call + ", by hand and here: " + said);
        String[] words = said.split(" ", 3);
        return new Measured(Long.parseLong(words[0]), Long.parseLong(words[1]), words[2]);
    }

    @Test
    void oneItem() throws Exception {
        Measured item = measured("item");
        assertThat(item.result())
                .isEqualTo(Optional.of(new Note("s", "p", "g", 1)).toString());
        assertThat(item.ours() - item.hand()).isLessThan(250);
    }

    @Test
    void onePage() throws Exception {
        Measured page = measured("page");
        assertThat(page.result()).isEqualTo(Integer.toString(ITEMS));
        assertThat(page.ours() - page.hand()).isLessThan(900);
    }
}
