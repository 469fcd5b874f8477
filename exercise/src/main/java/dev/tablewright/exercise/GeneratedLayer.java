package dev.tablewright.exercise;

import dev.tablewright.generate.java.JavaApi;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.AccessLayer;
import dev.tablewright.lab.trial.LayerPattern;
import dev.tablewright.lab.trial.LayerWrite;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.Repository;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.Outcome;
import java.time.Clock;
import java.util.List;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The facade of generated code, called through its public methods. */
final class GeneratedLayer implements AccessLayer {

    private final BoundModel bound;
    private final JavaApi api;
    private final CompiledClasses classes;
    private final Object facade;
    private final JavaRows rows;

    private GeneratedLayer(BoundModel bound, JavaApi api, CompiledClasses classes, Object facade) {
        this.bound = bound;
        this.api = api;
        this.classes = classes;
        this.facade = facade;
        this.rows = new JavaRows(bound.model());
    }

    static GeneratedLayer connect(
            BoundModel bound,
            JavaApi api,
            CompiledClasses classes,
            DynamoDbClient client,
            Clock clock,
            UnaryOperator<String> tableNames) {
        Class<?> facade = classes.named(api.packageName() + "." + api.facade());
        Connection.Builder<?> builder =
                (Connection.Builder<?>) Reflected.call(Reflected.method(facade, "on", 1), null, client);
        return new GeneratedLayer(
                bound,
                api,
                classes,
                builder.clock(clock)
                        .tableNames(tableNames)
                        .unreadableItems(UnreadableItems.FAIL)
                        .build());
    }

    @Override
    public LayerPattern pattern(String name) {
        return new GeneratedPattern(
                facade, api.patterns().get(name), bound.pattern(name).orElseThrow(), rows);
    }

    @Override
    public LayerWrite write(String name) {
        return new GeneratedWrite(facade, api.writes().get(name), bound, rows);
    }

    @Override
    public Outcome<Row> create(Row row) {
        Entity entity = bound.model().entity(row.entity()).orElseThrow();
        JavaApi.EntityApi names = api.entities().get(row.entity());
        Class<?> type = classes.named(api.packageName() + "." + names.record());
        Object record = rows.record(bound.type(row.entity()).checked(row), type);
        Object repository = Reflected.call(Reflected.method(facade.getClass(), names.accessor(), 0), facade);
        return created((Repository<?>) repository, record).map(stored -> rows.row(entity, stored));
    }

    /** The record is of the repository's type: both are of the same entity. */
    @SuppressWarnings("unchecked")
    private static <E> Outcome<E> created(Repository<E> repository, Object record) {
        return repository.tryCreate((E) record);
    }

    @Override
    public boolean followsStream() {
        return api.appliesStream()
                || bound.rowTypes().stream()
                        .allMatch(type -> type.streamedTallies().isEmpty());
    }

    @Override
    public void applyStream(List<StreamEvent> events) {
        if (api.appliesStream()) {
            Reflected.call(Reflected.method(facade.getClass(), "applyStream", 1), facade, events);
        }
    }
}
