package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.PlaceException;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.stream.StreamTallies;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Where a trial takes place: the tables, who reads them and who writes them, and all that is asked. */
final class Laboratory {

    private final Place place;
    private final BoundModel reader;
    private final BoundModel writer;
    private final String prefix;
    private final Duration patience;
    private final RecordingClient recording;
    private final TrialClock clock;
    private final Connection reading;
    private final Connection writing;

    private final TrialListener listener;

    /** @param writer whose design the tables and items have; the reader's, unless a trial is to go wrong */
    Laboratory(
            Place place,
            BoundModel reader,
            BoundModel writer,
            TrialOptions options,
            Instant beginning,
            TrialListener listener) {
        this.listener = listener;
        this.place = place;
        this.reader = reader;
        this.writer = writer;
        this.prefix = options.prefix();
        this.patience = options.patience();
        this.recording = new RecordingClient(place.client());
        this.clock = new TrialClock(beginning);
        this.reading = connection(reader);
        this.writing = writer == reader ? reading : connection(writer);
    }

    private Connection connection(BoundModel bound) {
        return bound.connect(recording)
                .clock(clock)
                .tableNames(name -> prefix + name)
                .build();
    }

    BoundModel reader() {
        return reader;
    }

    BoundModel writer() {
        return writer;
    }

    Model model() {
        return reader.model();
    }

    RowType type(String entity) {
        return writer.type(entity);
    }

    Connection reading() {
        return reading;
    }

    Connection writing() {
        return writing;
    }

    /** The client itself, of which nothing is remembered. */
    DynamoDbClient client() {
        return place.client();
    }

    RecordingClient recording() {
        return recording;
    }

    /** What a pattern or a write has asked for. */
    List<Exchange> taken(String subject) {
        List<Exchange> exchanges = recording.taken();
        listener.asked(subject, exchanges);
        return exchanges;
    }

    String tableName(String table) {
        return prefix + table;
    }

    /** How long a wrong answer may become right by itself. */
    Duration patience() {
        return patience;
    }

    Instant now() {
        return clock.instant();
    }

    void set(Instant now) {
        clock.set(now);
    }

    /** What a failure means: that there is no place to try anything ends the trial, all else is a result of it. */
    void endIfPlaceFailed(RuntimeException failure) {
        PlaceException explained = place.explain(failure);
        switch (explained.kind()) {
            case FAILED, NO_TABLE -> {
                // What DynamoDB says of a request is about the request.
            }
            default -> throw explained;
        }
    }

    /** Brings numbers up to date that are kept from the stream, as if it had told of these changes. */
    void streamed(List<StreamEvent> events) {
        if (!isStreamed() || events.isEmpty()) {
            return;
        }
        Optional<TableType> markers = markers();
        if (markers.isPresent()) {
            writing.apply(new StreamTallies(writer.types(), markers.get(), Optional.empty()), events);
        }
    }

    private boolean isStreamed() {
        return writer.rowTypes().stream()
                .anyMatch(type -> !type.streamedTallies().isEmpty());
    }

    /** Whether numbers that are kept from the stream are kept here: somewhere it must be written which events counted. */
    boolean keepsStreamed() {
        return !isStreamed() || markers().isPresent();
    }

    private Optional<TableType> markers() {
        return writer.types().stream()
                .map(EntityType::table)
                .filter(this::hasTextKeys)
                .findFirst();
    }

    private boolean hasTextKeys(TableType type) {
        Table table = writer.design().table(type.name()).orElseThrow();
        return table.key().attributes().allMatch(attribute -> attribute.type() == KeyAttribute.KeyType.STRING);
    }
}
