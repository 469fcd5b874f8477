package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import java.lang.management.ManagementFactory;
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

/** What calls allocate beyond what the same calls do that are written by hand, without a network. */
class AllocationTest {

    private static final TableType TABLE = new TableType("Allocation", "PK", Optional.of("SK"), "Type");
    private static final EntityType<Note> NOTES = new Note.Type(TABLE);
    private static final int ITEMS = 20;

    private final Canned client = new Canned();
    private final Settings settings = Settings.usual();
    private final Caller caller = new Caller(client, settings, Runnable::run, null);
    private Object kept;

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

    @Test
    void oneItem() {
        GetShape<Note> shape = GetShape.of(CallInfo.of("note"), TABLE, Decoder.of(NOTES));
        Map<String, AttributeValue> key = Shelves.key("s", "p");
        long hand = bytes(() -> {
            GetItemResponse answer = client.getItem(
                    GetItemRequest.builder().tableName("Allocation").key(key).build());
            return answer.hasItem() ? Optional.of(NOTES.entity(answer.item())) : Optional.empty();
        });
        long ours = bytes(() -> caller.run(shape.call(), shape.get(settings, key)));
        System.out.println("GetItem: by hand " + hand + " bytes, here " + ours);
        assertThat(kept).isEqualTo(Optional.of(new Note("s", "p", "g", 1)));
        assertThat(ours - hand).isLessThan(250);
    }

    @Test
    void onePage() {
        QueryShape<Note> shape =
                QueryShape.of(CallInfo.of("notes"), TABLE, Decoder.of(NOTES)).where("PK = :pk");
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
        System.out.println("Query of " + ITEMS + ": by hand " + hand + " bytes, here " + ours);
        assertThat(((Page<?>) kept).items()).hasSize(ITEMS);
        assertThat(ours - hand).isLessThan(900);
    }
}
