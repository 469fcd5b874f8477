package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Order;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The SDK's client, as it comes; only what it talks to differs. */
final class Clients {

    /** Says where the engine is; without it, answers are made up. */
    static final String ENGINE = "tablewright.bench.engine";

    private final Optional<URI> engine =
            Optional.ofNullable(System.getProperty(ENGINE)).map(URI::create);

    DynamoDbClient open(ExecutionInterceptor... interceptors) {
        DynamoDbClientBuilder builder = DynamoDbClient.builder()
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(StaticCredentialsProvider.create(
                        AwsBasicCredentials.create("AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")))
                .httpClient(engine.isPresent() ? UrlConnectionHttpClient.create() : canned())
                .overrideConfiguration(settings -> settings.executionInterceptors(List.of(interceptors)));
        engine.ifPresent(builder::endpointOverride);
        return builder.build();
    }

    private static SdkHttpClient canned() {
        List<Map<String, AttributeValue>> page = new ArrayList<>();
        page.add(HandWrittenItems.item(Samples.customer()));
        List<Order> orders = Samples.orders();
        for (int i = orders.size() - 1; i >= 0; i--) {
            page.add(HandWrittenItems.item(orders.get(i)));
        }
        return new CannedHttp(Map.of(
                "GetItem", DynamoJson.item(page.get(0)),
                "Query", DynamoJson.items(page),
                "PutItem", DynamoJson.nothing(),
                "TransactWriteItems", DynamoJson.nothing()));
    }
}
