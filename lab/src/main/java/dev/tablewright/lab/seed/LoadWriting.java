package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.write.BatchWrites;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the rows of files that were checked, entity after entity. */
final class LoadWriting {

    private static final int AT_A_TIME = 100;

    private final BoundModel model;
    private final RowFiles files;
    private final Load.Mode mode;

    LoadWriting(BoundModel model, RowFiles files, Load.Mode mode) {
        this.model = model;
        this.files = files;
        this.mode = mode;
    }

    SeedResult write(Connection.Builder<Connection> builder, SeedListener listener) {
        Tracker tracker = new Tracker(listener);
        Connection connection = builder.listener(tracker).build();
        Map<String, Long> counts = new TreeMap<>();
        files.each(row -> counts.merge(row.entity(), 1L, Long::sum), LoadWriting::changed);
        List<SeedResult.OfEntity> results = new ArrayList<>();
        for (Entity entity : Population.inOrder(model.model())) {
            String name = entity.name().text();
            if (counts.containsKey(name)) {
                tracker.begin(name, counts.get(name));
                new OneEntity(model.type(name), connection, tracker).write();
                results.add(tracker.end());
            }
        }
        return new SeedResult(results);
    }

    /** Somebody writes to a file that was right a moment ago. */
    private static boolean changed(LoadProblem problem) {
        throw new SeedException("the file has changed while it was read: " + problem);
    }

    /** A row as it is stored, if it is one. Numbers that the write gives need not be there. */
    static Row checked(RowType type, Row row) {
        Row numbered = row;
        for (Numbering numbering : type.numberings()) {
            if (row.value(numbering.attribute()).isEmpty()) {
                numbered = numbered.with(numbering.attribute(), Values.whole(0));
            }
        }
        return type.checked(numbered);
    }

    /** A row without what the application would not say when it creates one. */
    private static Row begun(RowType type, Row row) {
        Row begun = row;
        for (String kept : type.kept()) {
            begun = begun.without(kept);
        }
        if (type.version().isPresent()) {
            begun = begun.with(type.version().get(), Values.whole(1));
        }
        return checked(type, begun);
    }

    /** The rows of one entity. */
    private final class OneEntity {

        private final RowType type;
        private final Connection connection;
        private final Tracker tracker;
        private final List<Row> chunk = new ArrayList<>(AT_A_TIME);

        OneEntity(RowType type, Connection connection, Tracker tracker) {
            this.type = type;
            this.connection = connection;
            this.tracker = tracker;
        }

        void write() {
            files.each(
                    type.name(),
                    row -> {
                        chunk.add(row);
                        if (chunk.size() == AT_A_TIME) {
                            flush();
                        }
                    },
                    LoadWriting::changed);
            flush();
        }

        private void flush() {
            if (!chunk.isEmpty()) {
                if (mode == Load.Mode.RESTORE) {
                    restore(List.copyOf(chunk));
                } else {
                    create(List.copyOf(chunk));
                }
                chunk.clear();
            }
        }

        private void restore(List<Row> rows) {
            BatchWrites<Row> batches = new BatchWrites<>(new EntityWrites<>(new RestoredType(type)));
            List<Row> whole = rows.stream().map(row -> checked(type, row)).toList();
            tracker.wrote(connection
                    .run(CallInfo.of(type.name() + ".putAll"), batches.putAll(connection.settings(), whole))
                    .orThrow()
                    .size());
            new SequenceCounters(connection, type).raise(whole);
        }

        /** In the order of the file, so that numbers are given in it. */
        private void create(List<Row> rows) {
            StreamedShares shares = new StreamedShares(connection, type);
            for (Row row : rows) {
                Outcome<Row> outcome = connection.run(model.writes(type.name()).create(begun(type, row)));
                if (outcome.isDone()) {
                    tracker.wrote(1);
                    shares.add(List.of(outcome.orThrow()));
                } else {
                    tracker.refused(outcome.refusals());
                }
            }
            shares.flush();
        }
    }
}
