package dev.tablewright.runtime.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** Both drivers do the same with the same steps. */
class CallerTest {

    private static final ExecutorService THREADS = Executors.newFixedThreadPool(4);
    private static final CallInfo CALL = new CallInfo("call", 1, 1);

    private final List<CallReport> reports = new ArrayList<>();

    @AfterAll
    static void end() {
        THREADS.shutdown();
    }

    enum Driver {
        BLOCKING {
            @Override
            <T> T run(Step<T> step, CallListener listener) {
                return new Caller(new Blocking(), Settings.usual(), THREADS, listener).run(CALL, step);
            }
        },
        ASYNCHRONOUS {
            @Override
            <T> T run(Step<T> step, CallListener listener) {
                try {
                    return new AsyncCaller(new Asynchronous(), Settings.usual(), listener)
                            .run(CALL, step)
                            .join();
                } catch (CompletionException e) {
                    if (e.getCause() instanceof RuntimeException cause) {
                        throw cause;
                    }
                    throw e;
                }
            }
        };

        abstract <T> T run(Step<T> step, CallListener listener);
    }

    /** Answers every request but those for the table {@code missing}; 0.5 units each. */
    private static GetItemResponse answer(GetItemRequest request) {
        if (request.tableName().equals("missing")) {
            throw ResourceNotFoundException.builder().message("no such table").build();
        }
        return GetItemResponse.builder()
                .consumedCapacity(ConsumedCapacity.builder()
                        .capacityUnits(request.returnConsumedCapacity() == null ? 0 : 0.5)
                        .build())
                .build();
    }

    private static final class Blocking implements DynamoDbClient {
        @Override
        public GetItemResponse getItem(GetItemRequest request) {
            return answer(request);
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }

    private static final class Asynchronous implements DynamoDbAsyncClient {
        @Override
        public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
            return CompletableFuture.supplyAsync(() -> answer(request), THREADS);
        }

        @Override
        public String serviceName() {
            return "dynamodb";
        }

        @Override
        public void close() {}
    }

    private static Step<Integer> get(String table, int result) {
        return Step.send(
                Operation.GET, GetItemRequest.builder().tableName(table).build(), answer -> Step.done(result));
    }

    @ParameterizedTest
    @EnumSource
    void stepsFollowEachOther(Driver driver) {
        Step<String> step = get("a", 1)
                .then(one -> get("b", one + 1))
                .then(two -> Step.after(Duration.ofMillis(1), () -> get("c", two + 1)))
                .map(three -> "" + three);

        assertThat(driver.run(step, null)).isEqualTo("3");
    }

    @ParameterizedTest
    @EnumSource
    void resultsSideBySideComeInTheOrderOfTheCalls(Driver driver) {
        List<Step<Integer>> many =
                IntStream.range(0, 50).mapToObj(i -> get("t" + i, i)).toList();

        List<Integer> results = driver.run(Step.all(many, Step::done), null);
        List<Integer> none = driver.run(Step.all(List.<Step<Integer>>of(), Step::done), null);

        assertThat(results).isEqualTo(IntStream.range(0, 50).boxed().toList());
        assertThat(none).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aCallMayTakeAnyNumberOfSteps(Driver driver) {
        assertThat(driver.run(countdown(20_000), null)).isZero();
    }

    private static Step<Integer> countdown(int from) {
        return from == 0
                ? Step.done(0)
                : Step.send(
                        Operation.GET, GetItemRequest.builder().tableName("t").build(), answer -> countdown(from - 1));
    }

    @ParameterizedTest
    @EnumSource
    void failuresCanBeDealtWith(Driver driver) {
        Step<String> step = Step.send(
                Operation.GET,
                GetItemRequest.builder().tableName("missing").build(),
                answer -> Step.done("found"),
                failure -> Step.done(failure.getMessage()));

        assertThat(driver.run(step, null)).contains("no such table");
    }

    @ParameterizedTest
    @EnumSource
    void failuresEndTheCall(Driver driver) {
        assertThatThrownBy(() -> driver.run(get("missing", 1).then(x -> get("a", x)), reports::add))
                .isInstanceOf(ResourceNotFoundException.class);
        assertThatThrownBy(() -> driver.run(Step.all(List.of(get("a", 1), get("missing", 2)), Step::done), null))
                .isInstanceOf(ResourceNotFoundException.class);
        assertThatThrownBy(() -> driver.run(
                        get("a", 1).then(x -> {
                            throw new IllegalStateException("wrong");
                        }),
                        null))
                .isInstanceOf(IllegalStateException.class);
        assertThat(reports).singleElement().satisfies(report -> assertThat(report.failure())
                .containsInstanceOf(ResourceNotFoundException.class));
    }

    @ParameterizedTest
    @EnumSource
    void whoListensIsToldWhatACallCameTo(Driver driver) {
        driver.run(Step.all(List.of(get("a", 1), get("b", 2)), all -> get("c", 3)), reports::add);

        assertThat(reports).singleElement().satisfies(report -> {
            assertThat(report.call()).isEqualTo(CALL);
            assertThat(report.requests()).isEqualTo(3);
            assertThat(report.units()).isEqualTo(1.5);
            assertThat(report.items()).isZero();
            assertThat(report.failure()).isEmpty();
        });
    }
}
