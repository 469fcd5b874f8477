package dev.tablewright.lab.validate;

import dev.tablewright.check.Models;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.place.Target;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.Connection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The tables of a model on a real engine: good rows come in through the model, and bad items past it. */
final class Playground implements AutoCloseable {

    static final Clock CLOCK = Clock.fixed(Instant.parse("2026-05-01T12:00:00Z"), ZoneOffset.UTC);

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final String prefix = "validate" + COUNT.incrementAndGet() + "-";
    private final Place place;
    private final Place readOnly;
    private final Tables tables;
    private final Model model;
    private final BoundModel bound;
    private final Connection connection;

    Playground(Model model) {
        Target engine = new Target.Endpoint(LocalEngine.shared().endpoint());
        this.place = Place.open(engine, Access.WRITE, text -> {});
        this.readOnly = Place.open(engine, Access.READ, text -> {});
        this.model = model;
        this.tables = new Tables(place);
        this.bound = BoundModel.of(model);
        this.tables.create(TableDefinition.of(model, this::named).stream()
                .map(TableDefinition::withoutExpiry)
                .toList());
        this.connection = bound.connect(place.client())
                .tableNames(this::named)
                .clock(CLOCK)
                .build();
    }

    static Playground example(String name) {
        return new Playground(Models.example(name));
    }

    String named(String table) {
        return prefix + table;
    }

    BoundModel bound() {
        return bound;
    }

    /** Validation needs no more than to read. */
    Place place() {
        return readOnly;
    }

    ValidationOptions options() {
        return ValidationOptions.USUAL
                .named(this::named)
                .at(CLOCK)
                .inSegments(2, 10)
                .samples(1_000);
    }

    ValidationResult validate() {
        return Validation.of(bound, readOnly, options()).run();
    }

    /** A row of values by the names of the model, as JSON would have them; what is created, numbers included. */
    Row create(String entity, Object... namesAndValues) {
        return connection
                .run(bound.writes(entity).create(row(entity, namesAndValues)))
                .orThrow();
    }

    Row row(String entity, Object... namesAndValues) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            given.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        ValueText text = new ValueText(model);
        for (Attribute attribute : model.entity(entity).orElseThrow().attributes()) {
            Object value = given.remove(attribute.name().text());
            if (value != null) {
                values.put(attribute.storedName(), text.ofJson(attribute.type(), value));
            } else if (attribute.defaultValue().isPresent()) {
                values.put(
                        attribute.storedName(),
                        text.parse(
                                attribute.type(), attribute.defaultValue().get().text()));
            }
        }
        if (!given.isEmpty()) {
            throw new AssertionError("no attributes of " + entity + ": " + given.keySet());
        }
        return new Row(entity, values);
    }

    /** The item of a row, as it would be stored. */
    Map<String, AttributeValue> item(Row row) {
        return bound.type(row.entity()).item(row);
    }

    Map<String, AttributeValue> stored(String table, Map<String, AttributeValue> key) {
        return place.client()
                .getItem(with -> with.tableName(named(table)).key(key).consistentRead(true))
                .item();
    }

    void put(String table, Map<String, AttributeValue> item) {
        place.client().putItem(with -> with.tableName(named(table)).item(item));
    }

    void delete(String table, Map<String, AttributeValue> key) {
        place.client().deleteItem(with -> with.tableName(named(table)).key(key));
    }

    /**
     * Changes one attribute of an item past the model.
     *
     * @param value null: it goes
     */
    void change(String table, Map<String, AttributeValue> key, String attribute, AttributeValue value) {
        place.client().updateItem(with -> {
            with.tableName(named(table)).key(key).expressionAttributeNames(Map.of("#a", attribute));
            if (value == null) {
                with.updateExpression("REMOVE #a");
            } else {
                with.updateExpression("SET #a = :v").expressionAttributeValues(Map.of(":v", value));
            }
        });
    }

    /** A key of two texts. */
    static Map<String, AttributeValue> key(String pk, String sk) {
        return Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk));
    }

    static Map<String, AttributeValue> key(String both) {
        return key(both, both);
    }

    /** Sends a repair as it is, without any code of ours between, and gives the status. */
    int send(Repair.Fix fix) {
        URI engine = LocalEngine.shared().endpoint();
        // The access key and the region are those of the place: the engine keeps tables apart by them.
        HttpRequest request = HttpRequest.newBuilder(engine)
                .header("X-Amz-Target", "DynamoDB_20120810." + fix.operation())
                .header("Content-Type", "application/x-amz-json-1.0")
                .header(
                        "Authorization",
                        "AWS4-HMAC-SHA256 Credential=tablewright/20260101/us-east-1/dynamodb/aws4_request, "
                                + "SignedHeaders=host, Signature=0")
                .POST(HttpRequest.BodyPublishers.ofString(fix.request()))
                .build();
        try {
            return HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .statusCode();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Findings in short: {@code StaleIndexKey Order GSI2}. */
    static List<String> words(ValidationResult result) {
        return result.findings().stream()
                .map(finding -> (finding.kind().word() + " " + finding.entity() + " " + finding.attribute()).strip())
                .toList();
    }

    @Override
    public void close() {
        tables.deleteMade();
        place.close();
        readOnly.close();
    }
}
