package dev.tablewright.bench.seed;

import dev.tablewright.bench.Figures;
import dev.tablewright.bench.runtime.EngineBench;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.data.PopulationSize;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.seed.Seeder;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The seeder beside plain requests of 25 items from as many threads, in turns, each into an empty table of the same engine. The plain
 * ones have their items made beforehand; the seeder makes its rows while it writes.
 */
public final class SeedBench {

    private static final String FOLDER = "tablewright.engine.folder";
    private static final Path MODEL = Path.of("bench", "seed", "orders.yaml");
    private static final int ITEMS = 6_000;
    private static final int ROUNDS = 5;
    private static final int WORKERS = 8;
    private static final int BATCH = 25;
    private static final double GOAL = 0.80;

    private SeedBench() {}

    public static void run() {
        Model model = model();
        BoundModel bound = BoundModel.of(model);
        Population population = Population.of(model, PopulationSize.items(ITEMS), 1);
        List<List<WriteRequest>> batches = batches(bound, population);
        Figures.heading("Seeding " + population.total() + " items in batches, on DynamoDB Local, items a second");
        Figures.header("round", "plain", "seeder", "seeder : plain");
        List<Double> ratios = new ArrayList<>();
        try (LocalEngine engine = LocalEngine.start(Path.of(System.getProperty(FOLDER)));
                DynamoDbClient client = client(engine)) {
            // The first round warms up and does not count.
            for (int round = 0; round <= ROUNDS; round++) {
                double plain = rate(population, client, round + "-plain", table -> plain(client, table, batches));
                double seeder = rate(population, client, round + "-seeder", table -> Seeder.on(
                                bound, bound.connect(client).tableNames(name -> table))
                        .workers(WORKERS)
                        .seed(population));
                if (round > 0) {
                    ratios.add(seeder / plain);
                    Figures.row("| %d | %,.0f | %,.0f | %.2f |", round, plain, seeder, seeder / plain);
                }
            }
        }
        double median = ratios.stream().sorted().toList().get(ROUNDS / 2);
        Figures.row("\nmedian ratio: %.2f (goal %.2f) %s", median, GOAL, median >= GOAL ? "held" : "MISSED");
    }

    private static Model model() {
        try {
            return ModelReader.read(new SourceFile(MODEL.toString(), Files.readString(MODEL)))
                    .model()
                    .orElseThrow();
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + MODEL, e);
        }
    }

    private static DynamoDbClient client(LocalEngine engine) {
        return DynamoDbClient.builder()
                .endpointOverride(engine.endpoint())
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClient(UrlConnectionHttpClient.create())
                .build();
    }

    private static List<List<WriteRequest>> batches(BoundModel bound, Population population) {
        List<WriteRequest> all = new ArrayList<>();
        population.rows().forEach(row -> all.add(put(bound, row)));
        List<List<WriteRequest>> batches = new ArrayList<>();
        for (int at = 0; at < all.size(); at += BATCH) {
            batches.add(all.subList(at, Math.min(all.size(), at + BATCH)));
        }
        return batches;
    }

    private static WriteRequest put(BoundModel bound, Row row) {
        Map<String, AttributeValue> item = bound.type(row.entity()).item(row);
        return WriteRequest.builder()
                .putRequest(PutRequest.builder().item(item).build())
                .build();
    }

    private interface Filling {
        void fill(String table);
    }

    private static double rate(Population population, DynamoDbClient client, String table, Filling filling) {
        EngineBench.createTable(client, table);
        long began = System.nanoTime();
        filling.fill(table);
        double seconds = (System.nanoTime() - began) / 1e9;
        client.deleteTable(with -> with.tableName(table));
        return population.total() / seconds;
    }

    private static void plain(DynamoDbClient client, String table, List<List<WriteRequest>> batches) {
        AtomicInteger next = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < WORKERS; i++) {
            Thread thread = new Thread(() -> {
                for (int at = next.getAndIncrement(); at < batches.size(); at = next.getAndIncrement()) {
                    Map<String, List<WriteRequest>> left = Map.of(table, batches.get(at));
                    while (!left.isEmpty()) {
                        Map<String, List<WriteRequest>> now = left;
                        left = client.batchWriteItem(with -> with.requestItems(now))
                                .unprocessedItems();
                    }
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            }
        }
    }
}
