package dev.tablewright.lab.seed;

import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.write.BatchWrites;
import dev.tablewright.runtime.write.ConflictException;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Write;
import java.util.List;
import java.util.function.Function;

/** Writes rows of one entity, each as the application would, and as many at a time as that allows. */
final class EntityWriter {

    /** What DynamoDB takes in one request, if nothing depends on it. */
    static final int BATCH = 25;

    private static final int MOST_TOGETHER = 20;
    private static final int MOST_ITEMS = 100;
    private static final int REPETITIONS = 5;

    private final Connection connection;
    private final Tracker tracker;
    private final BatchWrites<Row> batches;
    private final CallInfo batch;
    private final Function<Row, Write<?>> creating;
    private final Way way;
    private final int chunk;

    /** How rows are written. */
    enum Way {
        /** Many in one request, there or not: nothing depends on them. */
        BATCH,
        /** New ones, in transactions of several: their parents count them. */
        TOGETHER,
        /** New ones, one by one. */
        ALONE;

        static Way of(EntityType<?> type) {
            boolean plain = type.guards().isEmpty()
                    && type.tallies().isEmpty()
                    && type.numberings().isEmpty()
                    && type.version().isEmpty()
                    && type.kept().isEmpty();
            if (plain) {
                return BATCH;
            }
            return type.tallies().isEmpty() || !type.numberings().isEmpty() ? ALONE : TOGETHER;
        }
    }

    EntityWriter(
            Connection connection,
            Tracker tracker,
            EntityWrites<Row> writes,
            Function<Row, Write<?>> creating,
            Way way) {
        this.connection = connection;
        this.tracker = tracker;
        this.batches = new BatchWrites<>(writes);
        this.batch = CallInfo.of(writes.type().name() + ".putAll");
        this.creating = creating;
        this.way = way;
        int each = 1 + writes.type().guards().size() + writes.type().tallies().size();
        this.chunk = switch (way) {
            case BATCH -> BATCH;
            case TOGETHER -> Math.max(1, Math.min(MOST_TOGETHER, MOST_ITEMS / each));
            case ALONE -> 1;
        };
    }

    /** How many rows are written at a time. */
    int chunk() {
        return chunk;
    }

    /** Writes so many at most, and gives those that are there now. */
    List<Row> write(List<Row> rows) {
        if (way == Way.BATCH) {
            tracker.wrote(connection
                    .run(batch, batches.putAll(connection.settings(), rows))
                    .orThrow()
                    .size());
            return rows;
        }
        if (rows.size() > 1 && together(rows)) {
            tracker.wrote(rows.size());
            return rows;
        }
        return rows.stream().filter(this::alone).toList();
    }

    /** All of them or none; if none, each is tried by itself, so that what is refused is known. */
    private boolean together(List<Row> rows) {
        Write<?> first = creating.apply(rows.get(0));
        Write<?>[] others = rows.stream().skip(1).map(creating).toArray(Write<?>[]::new);
        try {
            return connection.run(first.with(others)).isDone();
        } catch (ConflictException e) {
            return false;
        }
    }

    private boolean alone(Row row) {
        ConflictException busy = null;
        for (int i = 0; i < REPETITIONS; i++) {
            try {
                Outcome<?> outcome = connection.run(creating.apply(row));
                if (outcome.isDone()) {
                    tracker.wrote(1);
                } else {
                    tracker.refused(outcome.refusals());
                }
                return outcome.isDone();
            } catch (ConflictException e) {
                busy = e;
            }
        }
        tracker.gaveUp(String.valueOf(busy == null ? "others wrote at the same time" : busy.getMessage()));
        return false;
    }
}
