package dev.tablewright.examples.application;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.stream.StreamEvent;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** Reads the stream of a table from its beginning. */
public final class StreamOf {

    private StreamOf() {}

    public static List<StreamEvent> table(EngineTables tables, String table) {
        String stream = tables.stream(table);
        List<StreamEvent> events = new ArrayList<>();
        try (DynamoDbStreamsClient client = DynamoDbStreamsClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .build()) {
            for (Shard shard : client.describeStream(with -> with.streamArn(stream))
                    .streamDescription()
                    .shards()) {
                String next = client.getShardIterator(with -> with.streamArn(stream)
                                .shardId(shard.shardId())
                                .shardIteratorType(ShardIteratorType.TRIM_HORIZON))
                        .shardIterator();
                GetRecordsResponse answer;
                do {
                    String here = next;
                    answer = client.getRecords(with -> with.shardIterator(here));
                    answer.records().forEach(record -> events.add(StreamEvent.of(record)));
                    next = answer.nextShardIterator();
                } while (next != null && !answer.records().isEmpty());
            }
        }
        return events;
    }
}
