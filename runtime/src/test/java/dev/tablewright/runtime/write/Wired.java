package dev.tablewright.runtime.write;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A client of the SDK on a wire where things go wrong.
 *
 * @param attempts how often the SDK tries by itself
 */
record Wired(Wire wire, DynamoDbClient blocking, DynamoDbAsyncClient async, int attempts) {

    /** Not at once: then the asynchronous client may still be about to tell the next attempt that the one before has failed. */
    private static final BackoffStrategy SOON = BackoffStrategy.fixedDelayWithoutJitter(Duration.ofMillis(5));

    static Wired blocking(int attempts) {
        Wire wire = new Wire();
        DynamoDbClient client =
                configured(DynamoDbClient.builder().httpClient(wire), attempts).build();
        return new Wired(wire, client, null, attempts);
    }

    static Wired async(int attempts) {
        Wire wire = new Wire();
        DynamoDbAsyncClient client = configured(DynamoDbAsyncClient.builder().httpClient(new AsyncWire(wire)), attempts)
                .build();
        return new Wired(wire, null, client, attempts);
    }

    private static <B extends AwsClientBuilder<B, ?>> B configured(B builder, int attempts) {
        return builder.endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .overrideConfiguration(with -> with.retryStrategy(AwsRetryStrategy.standardRetryStrategy().toBuilder()
                        .maxAttempts(attempts)
                        .circuitBreakerEnabled(false)
                        .backoffStrategy(SOON)
                        .throttlingBackoffStrategy(SOON)
                        .build()));
    }

    /** What the caller is told: done, refused, unknown, or with what it failed. */
    String told(Step<?> step, Settings settings) {
        try {
            Object result = run(step, settings);
            if (result instanceof List<?> many && !many.isEmpty()) {
                result = many.get(0);
            }
            return result instanceof Outcome<?> outcome && !outcome.isDone() ? "refused" : "done";
        } catch (OutcomeUnknownException e) {
            return "unknown";
        } catch (RuntimeException e) {
            return e.toString();
        }
    }

    /** What it fails with; null: with nothing. */
    RuntimeException failure(Step<?> step, Settings settings) {
        try {
            run(step, settings);
            return null;
        } catch (RuntimeException e) {
            return e;
        }
    }

    private <T> T run(Step<T> step, Settings settings) {
        CallInfo call = CallInfo.of("test");
        if (blocking != null) {
            return new Caller(blocking, settings, Runnable::run, null).run(call, step);
        }
        try {
            return new AsyncCaller(async, settings, null).run(call, step).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    void close() {
        if (blocking != null) {
            blocking.close();
        } else {
            async.close();
        }
    }

    @Override
    public String toString() {
        return (blocking != null ? "blocking" : "asynchronous") + ", " + attempts + " by the SDK";
    }
}
