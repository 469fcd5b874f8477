package dev.tablewright.lab.explore;

import dev.tablewright.access.key.Route;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.Exchange;
import dev.tablewright.lab.trial.RecordingClient;
import dev.tablewright.lab.trial.RequestText;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.cursor.CursorKeys;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.query.Page;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/** Looks at the tables of a model: items by partition, by key, by pattern, and by reference. It never writes. */
public final class Explorer {

    /**
     * Where a list goes on is typed by whoever looks, and may be typed tomorrow: it has to be the same key each time, and guards nothing.
     */
    private static final CursorKeys CURSORS =
            CursorKeys.of("explore", "whoever looks may look".getBytes(StandardCharsets.UTF_8));

    private final BoundModel model;
    private final RecordingClient client;
    private final UnaryOperator<String> tableNames;
    private final Connection connection;
    private final Sights sights;

    /** @param tableNames from the name of a table in the model to its name where it is */
    public Explorer(BoundModel model, DynamoDbClient client, UnaryOperator<String> tableNames) {
        this.model = model;
        this.client = new RecordingClient(client);
        this.tableNames = tableNames;
        this.connection = model.connect(this.client)
                .tableNames(tableNames)
                .cursorKeys(CURSORS)
                .build();
        this.sights = new Sights(model);
    }

    /** Whatever a scan of a table meets, page by page. */
    public Glance anything(Table table, int size, Optional<String> from) {
        ScanRequest.Builder scan = ScanRequest.builder()
                .tableName(tableNames.apply(table.name().text()))
                .limit(size);
        from.map(Places::read).ifPresent(scan::exclusiveStartKey);
        var answer = client.scan(scan.build());
        return glance(answer.items(), answer.lastEvaluatedKey());
    }

    /**
     * All items that share a partition.
     *
     * @param partition the value of each attribute of the partition key, as text
     * @param beginning of the sort key, if it is a text; empty: all
     */
    public Glance collection(Route route, List<String> partition, String beginning, int size, Optional<String> from) {
        List<KeyAttribute> attributes = route.schema().partition();
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        List<String> terms = new ArrayList<>();
        for (int at = 0; at < attributes.size(); at++) {
            names.put("#p" + at, attributes.get(at).name());
            values.put(":p" + at, value(attributes.get(at), partition.get(at)));
            terms.add("#p" + at + " = :p" + at);
        }
        if (!beginning.isEmpty()) {
            if (route.schema().sort().isEmpty()) {
                throw new IllegalArgumentException(route.name() + " has no sort key");
            }
            KeyAttribute sort = route.schema().sort().get(0);
            names.put("#s", sort.name());
            values.put(":s", value(sort, beginning));
            boolean text = sort.type() == KeyAttribute.KeyType.STRING;
            terms.add(text ? "begins_with(#s, :s)" : "#s >= :s");
        }
        QueryRequest.Builder query = QueryRequest.builder()
                .tableName(tableNames.apply(route.table().name().text()))
                .indexName(route.index().map(index -> index.name().text()).orElse(null))
                .keyConditionExpression(String.join(" AND ", terms))
                .expressionAttributeNames(names)
                .expressionAttributeValues(values)
                .limit(size);
        from.map(Places::read).ifPresent(query::exclusiveStartKey);
        var answer = client.query(query.build());
        return glance(answer.items(), answer.lastEvaluatedKey());
    }

    /** One item by the key of the table, given as texts. */
    public Glance item(Table table, List<String> key) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        List<KeyAttribute> attributes = table.key().attributes().toList();
        for (int at = 0; at < attributes.size(); at++) {
            values.put(attributes.get(at).name(), value(attributes.get(at), key.get(at)));
        }
        return item(table.name().text(), values);
    }

    private Glance item(String table, Map<String, AttributeValue> key) {
        var answer = client.getItem(GetItemRequest.builder()
                .tableName(tableNames.apply(table))
                .key(key)
                .consistentRead(true)
                .build());
        return glance(answer.hasItem() ? List.of(answer.item()) : List.of(), Map.of());
    }

    /** What a pattern finds. Its items are those that DynamoDB gave for it. */
    public Glance ask(BoundPattern pattern, Arguments arguments, int size, Optional<String> cursor) {
        client.taken();
        return switch (pattern.pattern().operation()) {
            case LIST -> {
                Page<Row> page = connection.run(
                        pattern.call(), pattern.list(arguments).page(connection.settings(), size, cursor));
                yield found(page.items(), page.next());
            }
            case GET -> {
                List<Row> rows = pattern.pattern().batch().isPresent()
                        ? connection.run(pattern.call(), pattern.batch(connection.settings(), List.of(arguments)))
                        : connection.run(pattern.call(), pattern.get(connection.settings(), arguments)).stream()
                                .toList();
                yield found(rows, Optional.empty());
            }
            case COUNT -> {
                long count = connection.run(pattern.call(), pattern.count(connection.settings(), arguments));
                Glance nothing = found(List.of(), Optional.empty());
                yield new Glance(
                        List.of(),
                        Optional.empty(),
                        nothing.requests(),
                        nothing.read(),
                        nothing.units(),
                        Optional.of(count));
            }
        };
    }

    /**
     * The entity that another refers to.
     *
     * @param id as references hold it
     * @return empty if nothing finds one by its id: neither its key, nor a pattern of the model
     */
    public Optional<Glance> follow(String entity, AttributeValue id) {
        RowType type = model.type(entity);
        Map<String, AttributeValue> parts = new ReferenceParts(model.model()).of(type.entity(), id);
        boolean ofId = type.keyAttributes().stream().allMatch(attribute -> type.entity()
                .isIdentifiedBy(attribute.name().text()));
        if (ofId) {
            Map<String, AttributeValue> stored = new LinkedHashMap<>();
            parts.forEach((name, value) ->
                    stored.put(type.entity().attribute(name).orElseThrow().storedName(), value));
            Map<String, AttributeValue> key =
                    type.table().keyOf(type.primary().values().apply(new ItemReader(entity, stored)));
            return Optional.of(item(type.table().name(), key));
        }
        return model.patterns().stream()
                .filter(pattern -> new ReferenceParts(model.model()).isById(pattern.pattern(), type.entity()))
                .findFirst()
                .map(pattern -> ask(pattern, Arguments.of(parts), 1, Optional.empty()));
    }

    /** Rows of a pattern, each with the item that it was made of. */
    private Glance found(List<Row> rows, Optional<String> next) {
        List<Exchange> exchanges = client.taken();
        RawItems raw = new RawItems(model, exchanges);
        return new Glance(
                rows.stream().map(row -> raw.of(row, sights)).toList(),
                next,
                exchanges.stream().map(RequestText::of).toList(),
                exchanges.stream().mapToInt(Exchange::read).sum(),
                exchanges.stream().map(Exchange::units).reduce(BigDecimal.ZERO, BigDecimal::add),
                Optional.empty());
    }

    private Glance glance(List<Map<String, AttributeValue>> items, Map<String, AttributeValue> last) {
        List<Exchange> exchanges = client.taken();
        return new Glance(
                items.stream().map(sights::of).toList(),
                last == null || last.isEmpty() ? Optional.empty() : Optional.of(Places.write(last)),
                exchanges.stream().map(RequestText::of).toList(),
                exchanges.stream().mapToInt(Exchange::read).sum(),
                exchanges.stream().map(Exchange::units).reduce(BigDecimal.ZERO, BigDecimal::add),
                Optional.empty());
    }

    private static AttributeValue value(KeyAttribute attribute, String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("`" + attribute.name() + "` is part of a key, and never empty");
        }
        return switch (attribute.type()) {
            case STRING -> AttributeValue.fromS(text);
            case NUMBER -> AttributeValue.fromN(number(attribute, text));
            case BINARY -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes(attribute, text)));
        };
    }

    private static String number(KeyAttribute attribute, String text) {
        try {
            return new BigDecimal(text).toString();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("`" + attribute.name() + "` is a number, and `" + text + "` is none", e);
        }
    }

    private static byte[] bytes(KeyAttribute attribute, String text) {
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "`" + attribute.name() + "` is binary, and `" + text + "` is not written in Base64", e);
        }
    }
}
