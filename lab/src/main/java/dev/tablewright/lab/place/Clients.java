package dev.tablewright.lab.place;

import java.net.URI;
import java.time.Duration;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** Clients with their patience said: nobody waits for minutes in front of a terminal, and nothing is given up at the first hiccup. */
final class Clients {

    /** A throttled table needs some time; the SDK waits longer from attempt to attempt. */
    private static final int ATTEMPTS = 5;

    private static final Duration CONNECTING = Duration.ofSeconds(3);
    private static final Duration ATTEMPT = Duration.ofSeconds(15);
    private static final Duration CALL = Duration.ofSeconds(60);

    private Clients() {}

    static DynamoDbClient at(
            URI address, Region region, AwsCredentialsProvider credentials, String shown, Access access) {
        return builder(region, credentials, shown, access)
                .endpointOverride(address)
                .build();
    }

    static DynamoDbClient aws(Region region, AwsCredentialsProvider credentials, String shown, Access access) {
        return builder(region, credentials, shown, access).build();
    }

    private static DynamoDbClientBuilder builder(
            Region region, AwsCredentialsProvider credentials, String shown, Access access) {
        return DynamoDbClient.builder()
                .region(region)
                .credentialsProvider(credentials)
                .httpClient(http())
                .overrideConfiguration(behaviour(shown, access));
    }

    static SdkHttpClient http() {
        return UrlConnectionHttpClient.builder()
                .connectionTimeout(CONNECTING)
                .socketTimeout(ATTEMPT)
                .build();
    }

    static ClientOverrideConfiguration behaviour(String shown, Access access) {
        ClientOverrideConfiguration.Builder behaviour = ClientOverrideConfiguration.builder()
                .retryStrategy(AwsRetryStrategy.standardRetryStrategy().toBuilder()
                        .maxAttempts(ATTEMPTS)
                        .build())
                .apiCallAttemptTimeout(ATTEMPT)
                .apiCallTimeout(CALL);
        if (access == Access.READ) {
            behaviour.addExecutionInterceptor(new WriteRefusal(shown));
        }
        return behaviour.build();
    }
}
