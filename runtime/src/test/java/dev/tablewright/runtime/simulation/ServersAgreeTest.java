package dev.tablewright.runtime.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.testing.Scale;
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
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The server in memory is as good as DynamoDB Local: the same histories come out, call by call and answer by answer. */
class ServersAgreeTest {

    private static final long SEED = Scale.seed(20261117);

    @Test
    void sameHistories() throws InterruptedException {
        Histories histories = new Histories(SEED);
        int times = Scale.times(10, 300, 4_000);
        int calls = 0;
        try (DynamoDbClient client = engine()) {
            createTable(client);
            for (int number = 0; number < times; number++) {
                Histories.Played expected = histories.play(number, new EngineServer(), setup -> setup, Bug.NONE);
                Histories.Played played = histories.play(number);
                assertThat(played.recording())
                        .as("seed %s, history %s", SEED, number)
                        .isEqualTo(expected.recording());
                calls += played.recording().calls().size();
            }
            client.deleteTable(table -> table.tableName(Thing.TABLE.name()));
        }
        System.out.println(
                "histories on both servers: seed " + SEED + ", " + times + " histories, " + calls + " calls");
    }

    private static DynamoDbClient engine() {
        return DynamoDbClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .build();
    }

    private static void createTable(DynamoDbClient client) {
        client.createTable(table -> table.tableName(Thing.TABLE.name())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName(Thing.TABLE.partition())
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName(Thing.TABLE.partition())
                        .keyType(KeyType.HASH)
                        .build()));
    }
}
