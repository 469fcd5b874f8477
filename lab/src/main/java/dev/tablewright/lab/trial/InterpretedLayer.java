package dev.tablewright.lab.trial;

import dev.tablewright.access.write.StreamMarkers;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.bind.BoundWrite;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.query.Listing;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.stream.StreamTallies;
import dev.tablewright.runtime.write.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The interpreter of the lab as a data access layer: no code is generated. */
public final class InterpretedLayer implements AccessLayer {

    private final BoundModel bound;
    private final Connection connection;

    private InterpretedLayer(BoundModel bound, Connection connection) {
        this.bound = bound;
        this.connection = connection;
    }

    /** A layer for any tables that have the design of this model. */
    public static AccessLayer.Factory of(BoundModel bound) {
        return (client, clock, tableNames) -> new InterpretedLayer(
                bound,
                bound.connect(client)
                        .clock(clock)
                        .tableNames(tableNames)
                        .unreadableItems(UnreadableItems.FAIL)
                        .build());
    }

    @Override
    public LayerPattern pattern(String name) {
        return new Asked(bound.pattern(name).orElseThrow(), connection);
    }

    @Override
    public LayerWrite write(String name) {
        return new Done(bound.write(name).orElseThrow(), connection);
    }

    @Override
    public Outcome<Row> create(Row row) {
        return connection.run(bound.writes(row.entity()).create(row));
    }

    @Override
    public boolean followsStream() {
        return markers().isPresent()
                || bound.rowTypes().stream()
                        .allMatch(type -> type.streamedTallies().isEmpty());
    }

    @Override
    public void applyStream(List<StreamEvent> events) {
        markers().ifPresent(markers -> connection.apply(tallies(markers), events));
    }

    private StreamTallies tallies(StreamMarkers markers) {
        return new StreamTallies(
                bound.types(), bound.table(markers.table().name().text()), markers.expiry());
    }

    private Optional<StreamMarkers> markers() {
        return StreamMarkers.of(bound.model(), bound.design());
    }

    private record Asked(BoundPattern pattern, Connection connection) implements LayerPattern {

        @Override
        public Optional<Row> get(Arguments arguments) {
            return connection.run(pattern.call(), pattern.get(connection.settings(), arguments));
        }

        @Override
        public List<Row> batch(List<Arguments> many) {
            return connection.run(pattern.call(), pattern.batch(connection.settings(), many));
        }

        @Override
        public long count(Arguments arguments) {
            return connection.run(pattern.call(), pattern.count(connection.settings(), arguments));
        }

        @Override
        public List<Row> top(Arguments arguments) {
            return connection.results(pattern.list(arguments)).list();
        }

        @Override
        public Page<Row> page(Arguments arguments, OptionalInt size, Optional<String> cursor) {
            Listing<Row> listing = pattern.list(arguments);
            return connection.results(listing).after(cursor).page(size.orElse(listing.pageSize()));
        }
    }

    private record Done(BoundWrite write, Connection connection) implements LayerWrite {

        @Override
        public Outcome<?> run(List<StepArguments> steps) {
            return connection.run(write.call(), write.step(connection.settings(), steps));
        }
    }
}
