package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.PlaceException;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.runtime.stream.StreamEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
    private final AccessLayer reading;
    private final AccessLayer writing;

    private final TrialListener listener;
    private final List<Row> samples;

    /** @param writer whose design the tables and items have; the reader's, unless a trial is to go wrong */
    Laboratory(
            Place place,
            Tried reader,
            Tried writer,
            TrialOptions options,
            List<Row> samples,
            Instant beginning,
            TrialListener listener) {
        this.listener = listener;
        this.samples = samples;
        this.place = place;
        this.reader = reader.model();
        this.writer = writer.model();
        this.prefix = options.prefix();
        this.patience = options.patience();
        this.recording = new RecordingClient(place.client());
        this.clock = new TrialClock(beginning);
        this.reading = reader.layer().on(recording, clock, this::tableName);
        this.writing = writer.equals(reader) ? reading : writer.layer().on(recording, clock, this::tableName);
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

    AccessLayer reading() {
        return reading;
    }

    AccessLayer writing() {
        return writing;
    }

    /** Rows of which new ones can be made: all that were there at the beginning. */
    List<Row> samples() {
        return samples;
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
        if (!events.isEmpty()) {
            writing.applyStream(events);
        }
    }
}
