package dev.tablewright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.CallReport;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.query.AsyncResults;
import dev.tablewright.runtime.write.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** Nothing is thrown at once: failures come with futures, and listeners hear of them. */
class AsyncConnectionTest {

    private static final CallInfo CALL = CallInfo.of("call");

    private final List<CallReport> reports = new ArrayList<>();
    private final AsyncConnection connection = AsyncConnection.on(client(), List.of(), Function.identity())
            .listener(reports::add)
            .build();

    /** Nobody asks it for anything. */
    private static DynamoDbAsyncClient client() {
        return new DynamoDbAsyncClient() {
            @Override
            public String serviceName() {
                return "dynamodb";
            }

            @Override
            public void close() {}
        };
    }

    private static IllegalArgumentException badId() {
        return new IllegalArgumentException("a bad id");
    }

    private AsyncResults<String> results() {
        return connection.results(CALL, () -> {
            throw badId();
        });
    }

    @Test
    void whatIsWrongWithAParameterComesWithTheFuture() {
        Supplier<Step<String>> step = () -> {
            throw badId();
        };
        Supplier<Write<String>> write = () -> {
            throw badId();
        };
        List<CompletableFuture<?>> futures = List.of(
                connection.run(CALL, step),
                connection.write(CALL, write),
                results().page(),
                results().page(5),
                results().list(),
                results().first());
        assertThat(futures).allSatisfy(future -> assertThatThrownBy(future::join)
                .hasCauseInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a bad id"));
        assertThat(reports).hasSize(futures.size()).allMatch(report -> report.call()
                .equals(CALL));
    }

    @Test
    void andSoItDoesWhereResultsAreHandedOver() {
        CompletableFuture<Void> future = results().forEach(each -> {});
        assertThatThrownBy(future::join).hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsFineIsDone() {
        assertThat(connection.run(CALL, () -> Step.done("fine")).join()).isEqualTo("fine");
    }
}
