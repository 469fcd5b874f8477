package dev.tablewright.capacity.engine;

import dev.tablewright.engine.LocalEngine;
import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client of the engine that all tests of this module share. */
final class EngineClient {

    private EngineClient() {}

    static DynamoDbClient open() {
        URI endpoint = LocalEngine.shared().endpoint();
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                // A test wants to see what happens the first time.
                .overrideConfiguration(settings -> settings.retryStrategy(retries -> retries.maxAttempts(1)))
                .build();
    }
}
