package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.write.Faults.Fault;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whatever goes wrong on the way: a write is done once, or not at all, or it says that it does not know. */
class FaultTest {

    private static final long SEED = Scale.seed(20260517);

    private static final Row NOTE = Row.of("noteId", "n", "text", "t");
    private static final Row TICKET = Row.of("desk", "d", "number", 0, "title", "t");

    private static final Executor CROWD = Executors.newFixedThreadPool(8, work -> {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    });

    private TestTable table;
    private final AtomicInteger sent = new AtomicInteger();

    /** Subclasses go another way. */
    TestTable table() {
        return new TestTable();
    }

    @BeforeEach
    void open() {
        table = table();
    }

    @AfterEach
    void close() {
        table.close();
    }

    /** These faults, one after the other, and then none. */
    private void faults(Fault... faults) {
        AtomicInteger at = new AtomicInteger();
        sent.set(0);
        table.through(client -> Faults.client(client, (operation, request) -> {
            sent.incrementAndGet();
            return at.get() < faults.length ? faults[at.getAndIncrement()] : Fault.NONE;
        }));
    }

    @Test
    void creationsWhoseAnswerIsLost() {
        faults(Fault.LOST_REQUEST, Fault.THROTTLED);
        assertThat(table.create(Shop.NOTE, NOTE)).isEqualTo(NOTE);
        assertThat(sent).hasValue(3);
        faults(Fault.LOST_ANSWER);
        unknown(() -> table.create(Shop.NOTE, NOTE.with("noteId", "m")));
        faults(Fault.LOST_REQUEST);
        unknown(() -> table.create(Shop.NOTE, NOTE.with("text", "other")));
        faults(Fault.LOST_ANSWER);
        table.create(Shop.CUSTOMER, ShopTest.ALICE);
        faults(Fault.LOST_ANSWER);
        table.create(Shop.ORDER, ShopTest.ORDER);
        assertThat(table.get(Shop.CUSTOMER, ShopTest.ALICE).number("totalSpent"))
                .isEqualByComparingTo("25");
    }

    private static void unknown(ThrowingCallable write) {
        assertThatThrownBy(write).isInstanceOf(OutcomeUnknownException.class);
    }

    /** What was throttled was not done: what follows is a refusal, whatever the item looks like. */
    @Test
    void throttlingLeavesNoDoubt() {
        table.create(Shop.NOTE, NOTE);
        for (Fault fault : List.of(Fault.THROTTLED, Fault.CONFLICT)) {
            faults(fault);
            assertThat(table.run(table.of(Shop.NOTE).create(NOTE)).refusals())
                    .containsExactly(new Refusal.Exists("Note"));
            faults(fault);
            assertThat(table.delete(Shop.NOTE, NOTE.with("noteId", "none"))
                            .mustExist()
                            .tryApply()
                            .refusals())
                    .containsExactly(new Refusal.Missing("Note"));
        }
    }

    /** Eight want the same lock, while a tenth of all requests get lost or are throttled: at most one is told that it has it. */
    @Test
    void noTwoWin() {
        Random random = new Random(SEED);
        List<Fault> faulty = List.of(Fault.LOST_ANSWER, Fault.LOST_REQUEST, Fault.THROTTLED);
        table.through(client -> Faults.client(client, (operation, request) -> {
            synchronized (random) {
                return random.nextInt(10) > 0 ? Fault.NONE : faulty.get(random.nextInt(3));
            }
        }));
        int rounds = Scale.times(20, 200, 2_000);
        int won = 0;
        for (int round = 0; round < rounds; round++) {
            Row lock = NOTE.with("noteId", "lock" + round);
            List<CompletableFuture<String>> all = new ArrayList<>();
            for (int at = 0; at < 8; at++) {
                all.add(CompletableFuture.supplyAsync(() -> told(lock), CROWD));
            }
            List<String> told = all.stream().map(CompletableFuture::join).toList();
            long winners = told.stream().filter("done"::equals).count();
            assertThat(winners).as("seed %d, round %d: %s", SEED, round, told).isLessThanOrEqualTo(1);
            assertThat(told).as("seed %d, round %d", SEED, round).containsAnyOf("done", "unknown");
            won += (int) winners;
        }
        System.out.println("locks: seed " + SEED + ", " + won + " of " + rounds + " won");
        assertThat(won).isGreaterThan(rounds / 2);
    }

    private String told(Row lock) {
        try {
            return table.run(table.of(Shop.NOTE).create(lock)).isDone() ? "done" : "refused";
        } catch (OutcomeUnknownException e) {
            return "unknown";
        }
    }

    @Test
    void updatesAndDeletionsWhoseAnswerIsLost() {
        Row note = table.create(Shop.NOTE, NOTE);
        Condition fresh = new Field<String>("text", List.of("text"), Row::value).is("t");
        faults(Fault.LOST_ANSWER);
        unknown(() ->
                table.update(Shop.NOTE, note).with("text", "u").onlyIf(fresh).apply());
        faults(Fault.LOST_REQUEST);
        unknown(() ->
                table.update(Shop.NOTE, note).with("text", "v").onlyIf(fresh).apply());
        faults(Fault.LOST_ANSWER);
        unknown(() -> table.delete(Shop.NOTE, note)
                .onlyIf(new Field<String>("text", List.of("text"), Row::value).is("u"))
                .apply());
        assertThat(table.scan("Notes")).isEmpty();
        table.create(Shop.NOTE, NOTE);
        faults(Fault.LOST_ANSWER);
        assertThat(table.delete(Shop.NOTE, note).apply()).isEmpty();
        assertThat(table.scan("Notes")).isEmpty();
    }

    @Test
    void whatIsSentAsItStandsIsNotDoneTwiceEither() {
        Row note = table.create(Shop.NOTE, NOTE.with("likes", 1));
        EntityWrites<Row> notes = table.of(Shop.NOTE);
        Condition fresh = new Field<String>("text", List.of("text"), Row::value).is("t");
        WriteShape say = WriteShape.update(notes, "SET #text = :text")
                .where("attribute_exists(noteId) AND #text = :text2")
                .names(Map.of("#text", "text"))
                .onlyIf(fresh, ":text2");
        WriteShape like = WriteShape.update(notes, "ADD likes :likes").where("attribute_exists(noteId)");
        faults(Fault.LOST_ANSWER, Fault.THROTTLED);
        unknown(() -> table.update(Shop.NOTE, note).with("text", "u").as(say).apply());
        assertThat(sent).hasValue(3);
        faults(Fault.THROTTLED);
        assertThat(table.update(Shop.NOTE, note)
                        .with("text", "v")
                        .as(say)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Unmet("Note", "text = ?"));
        faults(Fault.LOST_ANSWER);
        assertThatThrownBy(() ->
                        table.update(Shop.NOTE, note).plus("likes", 1).as(like).apply())
                .isInstanceOf(OutcomeUnknownException.class);
        faults(Fault.THROTTLED, Fault.CONFLICT);
        table.update(Shop.NOTE, note).plus("likes", 1).as(like).apply();
        faults(Fault.LOST_ANSWER);
        Row stored = NOTE.with("text", "u").with("likes", 3);
        assertThat(table.run(notes.put(stored)).orThrow()).isEqualTo(stored);
        faults(Fault.LOST_ANSWER);
        table.delete(Shop.NOTE, note).apply();
        assertThat(table.scan("Notes")).isEmpty();
    }

    @Test
    void additionsAreNeverDoneTwice() {
        Row session =
                Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 9, "hits", 0);
        table.create(Shop.SESSION, session);
        for (Fault fault : List.of(Fault.LOST_ANSWER, Fault.LOST_REQUEST, Fault.SERVER_ERROR)) {
            faults(fault);
            assertThatThrownBy(() ->
                            table.update(Shop.SESSION, session).plus("hits", 1).apply())
                    .isInstanceOf(OutcomeUnknownException.class)
                    .hasMessageContaining("Session.update");
            assertThat(sent).hasValue(1);
        }
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("2");
        faults(Fault.THROTTLED, Fault.CONFLICT);
        table.update(Shop.SESSION, session).plus("hits", 1).apply();
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("3");
        faults(Fault.LOST_ANSWER, Fault.IN_PROGRESS, Fault.CONFLICT, Fault.SERVER_ERROR);
        table.update(Shop.SESSION, session).plus("hits", 1).exactlyOnce().apply();
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("4");
    }

    @Test
    void numbersAreLostAndNeverDoubled() {
        faults(Fault.LOST_ANSWER);
        assertThat(table.create(Shop.TICKET, TICKET).number("number")).isEqualByComparingTo("2");
        assertThat(table.create(Shop.TICKET, TICKET).number("number")).isEqualByComparingTo("3");
    }

    @Test
    void whatNeverAnswers() {
        faults(Fault.LOST_ANSWER, Fault.LOST_ANSWER, Fault.LOST_ANSWER);
        assertThatThrownBy(() -> table.create(Shop.NOTE, NOTE)).isInstanceOf(OutcomeUnknownException.class);
        faults(Fault.LOST_REQUEST, Fault.LOST_REQUEST, Fault.LOST_REQUEST);
        assertThatThrownBy(() -> table.create(Shop.CUSTOMER, ShopTest.ALICE))
                .isInstanceOf(OutcomeUnknownException.class);
    }

    @Test
    void conflictsThatDoNotEnd() {
        table.set(settings -> new Settings(
                settings.tableNames(),
                settings.clock(),
                settings.chance(),
                new Pauses(Duration.ofMillis(1), Duration.ofMillis(2), 4),
                settings.cursors(),
                settings.upgrades(),
                settings.unknown()));
        faults(Fault.CONFLICT, Fault.CONFLICT, Fault.CONFLICT, Fault.CONFLICT);
        assertThatThrownBy(() -> table.create(Shop.CUSTOMER, ShopTest.ALICE))
                .isInstanceOf(ConflictException.class)
                .hasMessageContaining("4 times");
        assertThat(sent).hasValue(4);
        assertThat(table.scan("Shop")).isEmpty();
    }

    @Test
    void batchesInPieces() {
        Random random = new Random(SEED);
        table.through(client -> Faults.client(client, (operation, request) -> List.of(
                        Fault.UNPROCESSED, Fault.UNPROCESSED, Fault.THROTTLED, Fault.LOST_ANSWER, Fault.NONE)
                .get(random.nextInt(5))));
        List<Row> rows = new ArrayList<>();
        for (int at = 0; at < 200; at++) {
            rows.add(NOTE.with("noteId", "n" + at));
        }
        BatchWrites<Row> notes = new BatchWrites<>(table.of(Shop.NOTE));
        for (int time = 0; time < 20; time++) {
            BatchOutcome<Row> outcome = table.step(notes.putAll(table.settings(), rows));
            assertThat(outcome.done().size() + outcome.open().size()).isEqualTo(200);
            outcome.open().values().forEach(failure -> assertThat(failure).hasMessageContaining("broke"));
            if (outcome.isDone()) {
                break;
            }
        }
        assertThat(table.scan("Notes")).hasSize(200);
    }

    /** The SDK itself sends again what got no answer; it must not, where that would count twice. */
    @Test
    void repetitionsOfTheSdk() {
        Row session =
                Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 9, "hits", 0);
        table.create(Shop.SESSION, session);
        AtomicInteger drop = new AtomicInteger();
        AtomicInteger requests = new AtomicInteger();
        try (DynamoDbClient retrying = DynamoDbClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClient(new DroppingClient(UrlConnectionHttpClient.create(), drop, requests))
                .overrideConfiguration(with -> with.retryStrategy(retries -> retries.maxAttempts(4)))
                .build()) {
            table.through(client -> retrying);
            drop.set(1);
            assertThatThrownBy(() ->
                            table.update(Shop.SESSION, session).plus("hits", 1).apply())
                    .isInstanceOf(OutcomeUnknownException.class);
            assertThat(requests).hasValue(1);
            assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("1");

            requests.set(0);
            drop.set(1);
            unknown(() -> table.create(Shop.NOTE, NOTE));
            assertThat(requests).hasValue(2);

            requests.set(0);
            drop.set(2);
            table.create(Shop.CUSTOMER, ShopTest.ALICE);
            assertThat(requests).hasValue(3);
            assertThat(table.run(table.of(Shop.NOTE).create(NOTE)).refusals())
                    .containsExactly(new Refusal.Exists("Note"));
        }
    }

    /** Does requests and then loses so many answers. */
    private record DroppingClient(SdkHttpClient inner, AtomicInteger drop, AtomicInteger requests)
            implements SdkHttpClient {

        @Override
        public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
            ExecutableHttpRequest prepared = inner.prepareRequest(request);
            return new ExecutableHttpRequest() {
                @Override
                public HttpExecuteResponse call() throws IOException {
                    requests.incrementAndGet();
                    HttpExecuteResponse response = prepared.call();
                    if (drop.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                        throw new IOException("the connection broke");
                    }
                    return response;
                }

                @Override
                public void abort() {
                    prepared.abort();
                }
            };
        }

        @Override
        public void close() {
            inner.close();
        }
    }
}
