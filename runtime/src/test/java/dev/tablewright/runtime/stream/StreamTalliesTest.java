package dev.tablewright.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.stream.Likes.Like;
import dev.tablewright.runtime.stream.Likes.Post;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.testing.Scale;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** Numbers that follow from a real stream, delivered as badly as streams may. */
class StreamTalliesTest {

    private static final long SEED = Scale.seed(20260517);
    private static final StaticCredentialsProvider ANYBODY =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any"));

    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final DynamoDbClient client = DynamoDbClient.builder()
            .endpointOverride(LocalEngine.shared().endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(ANYBODY)
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    private final DynamoDbStreamsClient streams = DynamoDbStreamsClient.builder()
            .endpointOverride(LocalEngine.shared().endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(ANYBODY)
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    private final Settings settings = patient();
    private final Caller caller = new Caller(client, settings, threads, null);
    private final EntityWrites<Post> posts = new EntityWrites<>(Likes.POST);
    private final EntityWrites<Like> likes = new EntityWrites<>(Likes.LIKE);
    private final StreamTallies tallies =
            new StreamTallies(List.of(Likes.POST, Likes.LIKE), Likes.TABLE, Optional.empty());
    private String stream;

    @BeforeEach
    void create() {
        stream = client.createTable(table -> table.tableName("Likes")
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .attributeDefinitions(attribute("PK"), attribute("SK"))
                        .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
                        .streamSpecification(
                                with -> with.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)))
                .tableDescription()
                .latestStreamArn();
    }

    @AfterEach
    void end() {
        client.deleteTable(table -> table.tableName("Likes"));
        threads.shutdown();
        client.close();
        streams.close();
    }

    /** So many attempts that nobody gives up because others were faster. */
    private static Settings patient() {
        Settings usual = Settings.usual();
        return new Settings(
                usual.tableNames(),
                usual.clock(),
                usual.chance(),
                new Pauses(Duration.ofMillis(4), Duration.ofMillis(100), 1_000, Duration.ofHours(1)),
                usual.cursors(),
                usual.upgrades(),
                usual.unknown());
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

    private <T> T write(dev.tablewright.runtime.write.Write<T> write) {
        return caller.run(write.call(), write.step(settings)).orThrow();
    }

    private int apply(List<StreamEvent> events) {
        return caller.run(CallInfo.of("tallies"), tallies.apply(events, settings));
    }

    private Post post(String id) {
        return Likes.POST.entity(client.getItem(
                        get -> get.tableName("Likes").key(Likes.postKey(id)).consistentRead(true))
                .item());
    }

    private List<StreamEvent> events() {
        List<StreamEvent> events = new ArrayList<>();
        for (Shard shard : streams.describeStream(with -> with.streamArn(stream))
                .streamDescription()
                .shards()) {
            String iterator = streams.getShardIterator(with -> with.streamArn(stream)
                            .shardId(shard.shardId())
                            .shardIteratorType(ShardIteratorType.TRIM_HORIZON))
                    .shardIterator();
            List<Record> records;
            do {
                String here = iterator;
                var answer = streams.getRecords(with -> with.shardIterator(here));
                records = answer.records();
                iterator = answer.nextShardIterator();
                records.forEach(record -> events.add(StreamEvent.of(record)));
            } while (!records.isEmpty() && iterator != null);
        }
        return events;
    }

    @Test
    void eachEventCountsOnceHoweverOftenAndInWhicheverBatchesItComes() throws Exception {
        Random random = new Random(SEED);
        Map<String, Long> count = new HashMap<>();
        Map<String, Long> weight = new HashMap<>();
        for (String id : List.of("a", "b", "c")) {
            write(posts.create(new Post(id, 0, 0)));
        }
        Map<String, Like> there = new HashMap<>();
        for (int i = 0; i < 150; i++) {
            String id = random.nextInt(10) < 7 ? "a" : random.nextBoolean() ? "b" : "c";
            Like like = new Like(id, "u" + random.nextInt(30), random.nextInt(5));
            String key = like.post() + like.user();
            if (there.containsKey(key) && random.nextBoolean()) {
                write(likes.delete(Known.of(Likes.LIKE.item(like))));
                there.remove(key);
            } else {
                write(likes.put(like));
                there.put(key, like);
            }
        }
        there.values().forEach(like -> {
            count.merge(like.post(), 1L, Long::sum);
            weight.merge(like.post(), like.weight(), Long::sum);
        });
        List<StreamEvent> deliveries = new ArrayList<>(events());
        int once = deliveries.size();
        deliveries.addAll(List.copyOf(deliveries));
        Collections.shuffle(deliveries, random);

        List<Future<Integer>> applied = new ArrayList<>();
        int at = 0;
        while (at < deliveries.size()) {
            int end = Math.min(deliveries.size(), at + 1 + random.nextInt(60));
            List<StreamEvent> batch = deliveries.subList(at, end);
            applied.add(threads.submit(() -> apply(batch)));
            at = end;
        }
        int sum = 0;
        for (Future<Integer> one : applied) {
            sum += one.get();
        }

        assertThat(sum).as("seed " + SEED).isBetween(1, once);
        for (String id : List.of("a", "b", "c")) {
            Post post = post(id);
            assertThat(post.likes()).as("likes of " + id + ", seed " + SEED).isEqualTo(count.getOrDefault(id, 0L));
            assertThat(post.weight()).as("weight of " + id + ", seed " + SEED).isEqualTo(weight.getOrDefault(id, 0L));
            assertThat(client.getItem(get -> get.tableName("Likes").key(Likes.postKey(id)))
                            .item())
                    .as("the key in the index follows")
                    .containsAllEntriesOf(Likes.rank(post.likes()));
        }
    }

    @Test
    void whatAGoneParentWouldGetIsForgotten() {
        write(posts.create(new Post("a", 0, 0)));
        write(likes.create(new Like("a", "u", 2)));
        write(likes.create(new Like("gone", "u", 3)));

        assertThat(apply(events())).isEqualTo(1);
        assertThat(post("a")).isEqualTo(new Post("a", 1, 2));
        assertThat(apply(events())).isZero();
        assertThat(post("a")).isEqualTo(new Post("a", 1, 2));
    }

    @Test
    void changesAreTyped() {
        write(likes.create(new Like("a", "u", 2)));
        write(likes.put(new Like("a", "u", 5)));
        write(likes.delete(Known.of(Likes.LIKE.item(new Like("a", "u", 5)))));
        List<Change<Like>> seen = new ArrayList<>();

        Changes.with(settings).on(Likes.LIKE, seen::add).accept(events());

        assertThat(seen).hasSize(3);
        assertThat(seen.get(0)).isInstanceOf(Change.Created.class);
        assertThat(seen.get(1).before()).contains(new Like("a", "u", 2));
        assertThat(seen.get(1).after()).contains(new Like("a", "u", 5));
        assertThat(seen.get(2)).isInstanceOfSatisfying(Change.Deleted.class, deleted -> assertThat(deleted.isExpired())
                .isFalse());
    }
}
