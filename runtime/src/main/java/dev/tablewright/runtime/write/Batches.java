package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Items of one kind that are put or deleted 25 at a time, until none is left over. */
record Batches(EntityType<?> type) {

    /** What DynamoDB allows in one request. */
    private static final int CHUNK = 25;

    private static final int AT_A_TIME = 4;

    /** Deletes items that are there, by what their keys are made of. */
    Step<Void> delete(Settings settings, List<Known> all) {
        Map<Map<String, AttributeValue>, WriteRequest> requests = new LinkedHashMap<>();
        for (Known known : all) {
            Map<String, AttributeValue> key = Keys.of(type, known.values());
            requests.put(
                    key,
                    WriteRequest.builder()
                            .deleteRequest(DeleteRequest.builder().key(key).build())
                            .build());
        }
        return send(settings, List.copyOf(requests.values()));
    }

    Step<Void> send(Settings settings, List<WriteRequest> requests) {
        List<List<WriteRequest>> chunks = new ArrayList<>();
        for (int at = 0; at < requests.size(); at += CHUNK) {
            chunks.add(requests.subList(at, Math.min(requests.size(), at + CHUNK)));
        }
        String table = settings.table(type.table().name());
        return Waves.of(chunks, AT_A_TIME, chunk -> chunk(settings, table, chunk, 1))
                .map(sent -> null);
    }

    private Step<Void> chunk(Settings settings, String table, List<WriteRequest> chunk, int attempt) {
        BatchWriteItemRequest request = BatchWriteItemRequest.builder()
                .requestItems(Map.of(table, chunk))
                .build();
        return Step.send(
                Operation.BATCH_WRITE,
                request,
                answer -> {
                    List<WriteRequest> left = answer.unprocessedItems().getOrDefault(table, List.of());
                    // Who gets on begins anew: only what stands still is given up.
                    int failed = left.size() < chunk.size() ? 1 : attempt;
                    return left.isEmpty() ? Step.done(null) : again(settings, table, left, failed, null);
                },
                failure -> failed(settings, table, chunk, attempt, failure));
    }

    private Step<Void> failed(
            Settings settings, String table, List<WriteRequest> chunk, int attempt, SdkException failure) {
        Failure kind = Failure.of(failure);
        if (kind == Failure.CERTAIN
                || kind == Failure.ABANDONED
                || (kind == Failure.LOST && attempt >= Failure.MOST_LOST)) {
            if (Sizes.isTooLarge(failure)) {
                throw new ItemTooLargeException(type.name(), failure);
            }
            throw failure;
        }
        return again(settings, table, chunk, attempt, failure);
    }

    /** To put or delete the same once more does no harm. */
    private Step<Void> again(
            Settings settings, String table, List<WriteRequest> left, int failed, SdkException failure) {
        return settings.pauses()
                .after(failed, settings.chance().getAsDouble())
                .map(pause -> Step.after(pause, () -> chunk(settings, table, left, failed + 1)))
                .orElseThrow(() ->
                        failure != null ? failure : new ConflictException("a batch of " + type.name(), failed, null));
    }
}
