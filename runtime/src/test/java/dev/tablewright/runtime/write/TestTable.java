package dev.tablewright.runtime.write;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Tables of a test of its own, and a way to write to them. */
final class TestTable implements AutoCloseable, WriteRunner {

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    });

    /** Clients of the engine take long to open, and all tests can share one. */
    private static final DynamoDbClient SHARED = open();

    final DynamoDbClient client;
    final AtomicLong seconds = new AtomicLong(1_900_000_000L);
    private final String prefix = "W" + ProcessHandle.current().pid() + "x" + COUNT.incrementAndGet() + "-";
    private final Map<String, EntityWrites<Row>> writes = new HashMap<>();
    private Settings settings;
    private Caller caller;
    private boolean async;
    private DynamoDbClient way;

    TestTable() {
        this(SHARED);
    }

    /** From now on, all calls go through an asynchronous client. */
    TestTable withoutWaiting() {
        async = true;
        return this;
    }

    TestTable(DynamoDbClient client) {
        this.client = client;
        this.way = client;
        this.settings = new Settings(
                name -> prefix + name,
                clock(),
                // Says only how long somebody waits: crowds come apart, and no result depends on it.
                () -> ThreadLocalRandom.current().nextDouble(),
                // So many attempts that nobody gives up because others were faster.
                new Pauses(Duration.ofMillis(4), Duration.ofMillis(100), 1_000, Duration.ofHours(1)),
                Cursors.ofThisProcess(),
                Upgrades.NONE,
                UnknownItems.REFUSE);
        this.caller = new Caller(client, settings, THREADS, null);
        create("Shop", "PK", Optional.of("SK"));
        create("Notes", "noteId", Optional.empty());
        Shop.ALL.forEach(type -> writes.put(type.name(), new EntityWrites<>(type)));
    }

    static DynamoDbClient open() {
        URI endpoint = LocalEngine.shared().endpoint();
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .overrideConfiguration(with -> with.retryStrategy(retries -> retries.maxAttempts(1)))
                .build();
    }

    static DynamoDbAsyncClient openAsync() {
        return DynamoDbAsyncClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .overrideConfiguration(with -> with.retryStrategy(retries -> retries.maxAttempts(1)))
                .build();
    }

    /** The same tables through another client. */
    void through(UnaryOperator<DynamoDbClient> wrap) {
        way = wrap.apply(client);
        caller = new Caller(way, settings, THREADS, null);
    }

    void set(UnaryOperator<Settings> change) {
        settings = change.apply(settings);
        caller = new Caller(client, settings, THREADS, null);
    }

    Settings settings() {
        return settings;
    }

    AsyncCaller async(DynamoDbAsyncClient other) {
        return new AsyncCaller(other, settings, null);
    }

    private void create(String name, String partition, Optional<String> sort) {
        List<AttributeDefinition> attributes = new ArrayList<>();
        List<KeySchemaElement> keys = new ArrayList<>();
        attributes.add(attribute(partition));
        keys.add(key(partition, KeyType.HASH));
        sort.ifPresent(attribute -> {
            attributes.add(attribute(attribute));
            keys.add(key(attribute, KeyType.RANGE));
        });
        client.createTable(table -> table.tableName(prefix + name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes)
                .keySchema(keys));
    }

    private static AttributeDefinition attribute(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private Clock clock() {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return Instant.ofEpochSecond(seconds.get());
            }
        };
    }

    EntityWrites<Row> of(SampleType type) {
        return writes.get(type.name());
    }

    RowUpdate update(SampleType type, Row known) {
        return new RowUpdate(of(type), Known.of(type.item(known)), this);
    }

    /** An update by someone who knows the key and nothing else. */
    RowUpdate updateByKey(SampleType type, Row row) {
        return new RowUpdate(of(type), Known.of(key(type, row)), this);
    }

    EntityDelete<Row> delete(SampleType type, Row row) {
        return of(type).delete(Known.of(key(type, row)), this);
    }

    static Map<String, AttributeValue> key(SampleType type, Row row) {
        return type.table().keyOf(type.primary().values().apply(new ItemReader(type.name(), row.values())));
    }

    @Override
    public <T> Outcome<T> run(Write<T> write) {
        return step(write.step(settings));
    }

    <T> T step(Step<T> step) {
        if (!async) {
            return caller.run(CallInfo.of("test"), step);
        }
        try {
            return new AsyncCaller(asynchronous(way), settings, null)
                    .run(CallInfo.of("test"), step)
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** A client whose answers come later, in other threads, with everything that goes wrong on the way. */
    private static DynamoDbAsyncClient asynchronous(DynamoDbClient blocking) {
        return (DynamoDbAsyncClient) Proxy.newProxyInstance(
                TestTable.class.getClassLoader(),
                new Class<?>[] {DynamoDbAsyncClient.class},
                (proxy, method, arguments) -> CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return DynamoDbClient.class
                                        .getMethod(method.getName(), method.getParameterTypes())
                                        .invoke(blocking, arguments);
                            } catch (InvocationTargetException e) {
                                throw new CompletionException(e.getCause());
                            } catch (ReflectiveOperationException e) {
                                throw new IllegalStateException(e);
                            }
                        },
                        THREADS));
    }

    Outcome<List<Object>> transact(Write<?>... all) {
        return step(Transaction.of(List.of(all), settings, Optional.empty()));
    }

    Row create(SampleType type, Row row) {
        return run(of(type).create(row)).orThrow();
    }

    /** What is stored; empty if nothing is. */
    Map<String, AttributeValue> raw(SampleType type, Row row) {
        return client.getItem(get -> get.tableName(prefix + type.table().name())
                        .key(key(type, row))
                        .consistentRead(true))
                .item();
    }

    Row get(SampleType type, Row row) {
        Map<String, AttributeValue> item = raw(type, row);
        return item.isEmpty() ? null : type.entity(item);
    }

    List<Map<String, AttributeValue>> scan(String table) {
        return client.scanPaginator(scan -> scan.tableName(prefix + table).consistentRead(true)).items().stream()
                .toList();
    }

    String tableName(String table) {
        return prefix + table;
    }

    @Override
    public void close() {
        client.deleteTable(table -> table.tableName(prefix + "Shop"));
        client.deleteTable(table -> table.tableName(prefix + "Notes"));
    }
}
