package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.CallReport;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of older versions are written back after they were read, if that is asked for. */
class WriteBackTest extends ShopTest {

    private static final SampleType MEMO = new SampleType(
                    "Memo",
                    Shop.NOTES,
                    Set.of("noteId", "headline", "version"),
                    List.of("noteId"),
                    Set.of("noteId"),
                    item -> SampleType.texts("noteId", item.text("noteId")))
            .version("version")
            .schema(2);
    private static final GetShape<Row> GET =
            GetShape.of(CallInfo.of("memo"), Shop.NOTES, Decoder.of(MEMO)).consistent();
    private static final Map<String, AttributeValue> KEY = SampleType.texts("noteId", "m");
    private static final Row UPGRADED = Row.of("noteId", "m", "headline", "t", "version", 7);

    private final Queue<Runnable> later = new ConcurrentLinkedQueue<>();
    private final List<String> calls = new ArrayList<>();

    private Connection connection(Executor executor, boolean back) {
        Connection.Builder<Connection> builder = Connection.on(table.client, List.of(MEMO), made -> made)
                .tableNames(table::tableName)
                .executor(executor)
                .listener((CallReport report) -> calls.add(report.call().name()))
                .upgrade("Memo", 1, item -> {
                    item.put("headline", item.remove("title"));
                    return item;
                });
        return (back ? builder.writeBack() : builder).build();
    }

    private void storeOldMemo() {
        table.client.putItem(put -> put.tableName(table.tableName("Notes"))
                .item(Map.of(
                        "noteId", AttributeValue.fromS("m"),
                        "Type", AttributeValue.fromS("Memo"),
                        "title", AttributeValue.fromS("t"),
                        "version", AttributeValue.fromN("7"))));
    }

    private static Optional<Row> read(Connection connection) {
        return connection.run(GET.call(), GET.get(connection.settings(), KEY));
    }

    @Test
    void onlyIfAskedFor() {
        storeOldMemo();
        assertThat(read(connection(later::add, false))).contains(UPGRADED);
        assertThat(later).isEmpty();
    }

    @Test
    void onceAndWithTheSameVersion() {
        storeOldMemo();
        Connection connection = connection(later::add, true);
        assertThat(read(connection)).contains(UPGRADED);
        assertThat(read(connection)).contains(UPGRADED);
        assertThat(later).hasSize(1);
        later.remove().run();
        assertThat(table.raw(MEMO, UPGRADED)).isEqualTo(MEMO.item(UPGRADED));
        assertThat(calls).containsExactly("memo", "memo", "Memo.writeBack");
        assertThat(read(connection)).contains(UPGRADED);
        assertThat(later).isEmpty();
    }

    @Test
    void notIfSomebodyElseDidItOrDeletedIt() {
        storeOldMemo();
        Connection connection = connection(later::add, true);
        read(connection);
        Row changed = UPGRADED.with("headline", "new");
        table.client.putItem(put -> put.tableName(table.tableName("Notes")).item(MEMO.item(changed)));
        later.remove().run();
        assertThat(table.raw(MEMO, UPGRADED)).isEqualTo(MEMO.item(changed));

        storeOldMemo();
        read(connection);
        table.client.deleteItem(
                delete -> delete.tableName(table.tableName("Notes")).key(KEY));
        later.remove().run();
        assertThat(table.raw(MEMO, UPGRADED)).isEmpty();
    }
}
