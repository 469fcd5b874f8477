package dev.tablewright.lab.trial;

import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.Outcome;
import java.time.Clock;
import java.util.List;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The data access layer that a trial runs: rows and arguments in, rows and outcomes out. What is behind it is for the caller of the
 * trial to choose: the generated code of a model, or the interpreter of the lab.
 */
public interface AccessLayer {

    /** Makes a layer that works on tables. */
    @FunctionalInterface
    interface Factory {

        /** @param tableNames the names of tables, from those of the model */
        AccessLayer on(DynamoDbClient client, Clock clock, UnaryOperator<String> tableNames);
    }

    LayerPattern pattern(String name);

    LayerWrite write(String name);

    /** Creates a row by the write path of its entity, whatever writes the model declares; the outcome has it as it is stored. */
    Outcome<Row> create(Row row);

    /** Whether counts and sums that are kept from the stream can be kept: a table must hold which events were counted. */
    boolean followsStream();

    /** Brings counts and sums up to date that are kept from the stream. */
    void applyStream(List<StreamEvent> events);
}
