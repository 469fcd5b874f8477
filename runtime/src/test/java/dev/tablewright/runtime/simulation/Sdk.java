package dev.tablewright.runtime.simulation;

import java.net.URI;
import java.util.concurrent.Callable;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.client.config.SdkAdvancedAsyncClientOption;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.retries.api.RetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The clients of one caller.
 *
 * @param retrying whether the SDK itself sends again what failed
 */
record Sdk(Line line, boolean retrying, DynamoDbClient blocking, DynamoDbAsyncClient async) {

    private static final URI NOWHERE = URI.create("http://simulation.invalid");
    private static final StaticCredentialsProvider ANYBODY =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any"));

    static Sdk of(int caller, boolean retrying) {
        Line line = new Line(caller);
        return new Sdk(
                line,
                retrying,
                DynamoDbClient.builder()
                        .endpointOverride(NOWHERE)
                        .region(Region.US_EAST_1)
                        .credentialsProvider(ANYBODY)
                        .httpClient(new BlockingLink(line))
                        .overrideConfiguration(with -> with.retryStrategy(retries(retrying)))
                        .build(),
                DynamoDbAsyncClient.builder()
                        .endpointOverride(NOWHERE)
                        .region(Region.US_EAST_1)
                        .credentialsProvider(ANYBODY)
                        .httpClient(new AsyncLink(line))
                        .asyncConfiguration(with -> with.advancedOption(
                                SdkAdvancedAsyncClientOption.FUTURE_COMPLETION_EXECUTOR, Runnable::run))
                        .overrideConfiguration(ClientOverrideConfiguration.builder()
                                .retryStrategy(retries(retrying))
                                .scheduledExecutorService(new AtOnce(line))
                                .build())
                        .build());
    }

    /** Without pauses, and without an account of failures that would tie one history to another. */
    private static RetryStrategy retries(boolean retrying) {
        return retrying
                ? AwsRetryStrategy.standardRetryStrategy().toBuilder()
                        .maxAttempts(3)
                        .backoffStrategy(BackoffStrategy.retryImmediately())
                        .throttlingBackoffStrategy(BackoffStrategy.retryImmediately())
                        .circuitBreakerEnabled(false)
                        .build()
                : AwsRetryStrategy.doNotRetry();
    }

    /** Time does not pass here: what has no delay is done next, and the end of a time limit never comes. */
    private static final class AtOnce extends ScheduledThreadPoolExecutor {

        private final Line line;

        AtOnce(Line line) {
            super(0);
            this.line = line;
        }

        @Override
        public ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
            if (delay == 0) {
                line.next(work);
            }
            return null;
        }

        @Override
        public <V> ScheduledFuture<V> schedule(Callable<V> work, long delay, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void execute(Runnable work) {
            work.run();
        }
    }
}
