package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundWrite;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import dev.tablewright.runtime.write.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

/**
 * Writes a population as the application would: unique values are guarded, parents count their children, sequences give their
 * numbers. What nothing depends on goes 25 at a time. Several threads write side by side; parents are there before their children,
 * and the children of one parent, whose numbers change with each, are written by one thread.
 *
 * <pre>{@code
 * SeedResult result = Seeder.on(shop, shop.connect(client)).listener(progress -> …).seed(population);
 * }</pre>
 *
 * <p>Tables are expected to be without these rows: what is there already is refused, or written again where nothing depends on it.
 */
public final class Seeder {

    private static final int WORKERS = 8;
    private static final int SEVERAL_BATCHES = 8;

    private final BoundModel model;
    private final Connection.Builder<Connection> builder;
    private final SeedListener listener;
    private final int workers;
    private final boolean followed;

    private Seeder(
            BoundModel model,
            Connection.Builder<Connection> builder,
            SeedListener listener,
            int workers,
            boolean followed) {
        this.model = model;
        this.builder = builder;
        this.listener = listener;
        this.workers = workers;
        this.followed = followed;
    }

    /** @param connection to which its own listener is given */
    public static Seeder on(BoundModel model, Connection.Builder<Connection> connection) {
        return new Seeder(model, connection, progress -> {}, WORKERS, false);
    }

    /** The same that tells how far it has come. */
    public Seeder listener(SeedListener other) {
        return new Seeder(model, builder, other, workers, followed);
    }

    /** The same with so many threads. */
    public Seeder workers(int number) {
        return new Seeder(model, builder, listener, number, followed);
    }

    /**
     * The same for tables whose streams somebody follows: counts and sums that follow from the stream are left to whoever does. If
     * nothing is said, nobody does, and they are added here.
     */
    public Seeder followed() {
        return new Seeder(model, builder, listener, workers, true);
    }

    /**
     * @throws dev.tablewright.runtime.item.TablewrightException if a table cannot be written
     */
    public SeedResult seed(Population population) {
        Tracker tracker = new Tracker(listener);
        Connection connection = builder.listener(tracker).build();
        List<SeedResult.OfEntity> results = new ArrayList<>();
        try (Workers threads = new Workers(workers)) {
            for (Entity entity : population.entities()) {
                String name = entity.name().text();
                tracker.begin(name, population.count(name));
                new OneEntity(population, model.type(name), connection, tracker).seed(threads);
                results.add(tracker.end());
            }
        }
        return new SeedResult(results);
    }

    /** The rows of one entity. */
    private final class OneEntity {

        private final Population population;
        private final RowType type;
        private final Connection connection;
        private final EntityWriter writer;
        private final boolean shares;

        OneEntity(Population population, RowType type, Connection connection, Tracker tracker) {
            this.population = population;
            this.type = type;
            this.connection = connection;
            this.shares = !followed && !type.streamedTallies().isEmpty();
            this.writer = new EntityWriter(connection, tracker, model.writes(type.name()), creating(), way());
        }

        /** What is put again must not be counted again: then it has to be new, which is seen by trying. */
        private EntityWriter.Way way() {
            EntityWriter.Way way = EntityWriter.Way.of(type);
            if (way == EntityWriter.Way.BATCH && (declared().isPresent() || (shares && isThere()))) {
                return EntityWriter.Way.ALONE;
            }
            return way;
        }

        private boolean isThere() {
            long last = population.count(type.name()) - 1;
            return Stream.of(0L, last).anyMatch(index -> {
                GetShape<Row> shape = GetShape.of(CallInfo.of(type.name() + ".get"), type.table(), Decoder.of(type))
                        .consistent();
                Row row = population.row(type.name(), index);
                return connection
                        .run(
                                CallInfo.of(type.name() + ".get"),
                                shape.get(connection.settings(), type.table().keyOf(type.item(row))))
                        .isPresent();
            });
        }

        /** If the application adds numbers to others whenever it creates one, so is it done here. */
        private Function<Row, Write<?>> creating() {
            Optional<BoundWrite> declared = declared();
            if (declared.isPresent()) {
                return row -> declared.get().bind(List.of(new StepArguments(row)));
            }
            return model.writes(type.name())::create;
        }

        private Optional<BoundWrite> declared() {
            List<BoundWrite> creations = model.boundWrites().stream()
                    .filter(one -> one.write().steps().stream().anyMatch(step -> isCreation(step)))
                    .toList();
            boolean always = creations.stream()
                    .allMatch(one -> one.write().steps().size() == 1
                            && !one.write().steps().get(0).adds().isEmpty());
            return always ? creations.stream().findFirst() : Optional.empty();
        }

        private boolean isCreation(WriteStep step) {
            return step.action() == WriteStep.Action.CREATE
                    && step.entity().text().equals(type.name());
        }

        void seed(Workers threads) {
            long count = population.count(type.name());
            long from = 0;
            while (from < count) {
                // Rows that are counted by rows of their own kind come after those: half after half.
                long to = countsItself() ? Math.min(count, Math.max(1, from * 2)) : count;
                threads.each(
                        new Slices(population, type.name(), from, to, writer.chunk() * sizeFactor(), together()),
                        this::write);
                from = to;
            }
        }

        private long sizeFactor() {
            return shares ? SEVERAL_BATCHES : 1;
        }

        private boolean countsItself() {
            Stream<Tally> counted =
                    Stream.concat(type.tallies().stream(), shares ? type.streamedTallies().stream() : Stream.empty());
            return counted.anyMatch(tally -> tally.parent().get().name().equals(type.name()));
        }

        /** Which rows one thread has to write. */
        private LongUnaryOperator together() {
            String name = type.name();
            if (type.numberings().isEmpty() && type.tallies().isEmpty()) {
                return index -> index + 1;
            }
            Optional<String> group = population.groupedBy(name);
            boolean one = type.entity().sequences().stream()
                    .anyMatch(sequence -> !sequence.per().map(Name::text).equals(group));
            if (one) {
                return index -> population.count(name);
            }
            return group.isEmpty() ? index -> index + 1 : index -> population.endOfGroup(name, index);
        }

        private void write(Slices.Slice slice) {
            StreamedShares streamed = new StreamedShares(connection, type);
            List<Row> chunk = new ArrayList<>(writer.chunk());
            slice.rows().forEach(row -> {
                chunk.add(row);
                if (chunk.size() == writer.chunk()) {
                    write(chunk, streamed);
                }
            });
            if (!chunk.isEmpty()) {
                write(chunk, streamed);
            }
            streamed.flush();
        }

        private void write(List<Row> chunk, StreamedShares streamed) {
            List<Row> written = writer.write(List.copyOf(chunk));
            chunk.clear();
            if (shares) {
                streamed.add(written);
            }
        }
    }
}
