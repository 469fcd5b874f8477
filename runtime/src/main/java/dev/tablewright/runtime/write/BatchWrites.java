package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Failure;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Many entities of one kind, each for itself: some may be written and others not. Entities that are one item and nothing else go 25 at a
 * time; where unique values, numbers of parents or versions have to be kept, each is written by itself.
 */
public final class BatchWrites<E> {

    /** What DynamoDB allows in one request. */
    private static final int CHUNK = 25;

    private static final int AT_A_TIME = 4;

    private final EntityWrites<E> writes;

    public BatchWrites(EntityWrites<E> writes) {
        this.writes = writes;
    }

    /** Puts them all. Of several with one key, the last stays. The step gives the outcomes in the order of the entities. */
    public Step<List<Outcome<E>>> putAll(Settings settings, Collection<E> entities) {
        List<E> all = List.copyOf(entities);
        EntityType<E> type = writes.type();
        if (!isPlain()) {
            return Waves.of(
                            lastOfEach(all),
                            1,
                            wave -> Waves.of(wave, AT_A_TIME, at -> writes.put(all.get(at))
                                    .step(settings)
                                    .map(outcome -> Map.entry(at, outcome))))
                    .map(waves -> inOrder(all, waves));
        }
        Map<Map<String, AttributeValue>, WriteRequest> requests = new LinkedHashMap<>();
        for (E entity : all) {
            Map<String, AttributeValue> item = type.item(entity);
            requests.put(
                    type.table().keyOf(item),
                    WriteRequest.builder()
                            .putRequest(PutRequest.builder().item(item).build())
                            .build());
        }
        return send(settings, List.copyOf(requests.values()))
                .map(sent -> all.stream().map(Outcome::done).toList());
    }

    /** Deletes them all, if they are there. */
    public Step<Void> deleteAll(Settings settings, Collection<Known> all) {
        List<Known> each = List.copyOf(all);
        EntityType<E> type = writes.type();
        if (!isPlain() || each.stream().anyMatch(Known::isLookup)) {
            return Waves.of(each, AT_A_TIME, known -> writes.delete(known).step(settings))
                    .map(outcomes -> null);
        }
        Map<Map<String, AttributeValue>, WriteRequest> requests = new LinkedHashMap<>();
        for (Known known : each) {
            Map<String, AttributeValue> key = Keys.of(type, known.values());
            requests.put(
                    key,
                    WriteRequest.builder()
                            .deleteRequest(DeleteRequest.builder().key(key).build())
                            .build());
        }
        return send(settings, List.copyOf(requests.values()));
    }

    private boolean isPlain() {
        EntityType<E> type = writes.type();
        return type.guards().isEmpty()
                && type.tallies().isEmpty()
                && type.version().isEmpty()
                && type.kept().isEmpty();
    }

    /** Positions in waves in which no key comes twice, so that of several with one key the last is written last. */
    private List<List<Integer>> lastOfEach(List<E> all) {
        List<List<Integer>> waves = new ArrayList<>();
        Map<Map<String, AttributeValue>, Integer> seen = new LinkedHashMap<>();
        for (int at = 0; at < all.size(); at++) {
            Map<String, AttributeValue> key =
                    writes.type().table().keyOf(writes.type().item(all.get(at)));
            int wave = seen.merge(key, 0, (before, none) -> before + 1);
            if (wave == waves.size()) {
                waves.add(new ArrayList<>());
            }
            waves.get(wave).add(at);
        }
        return waves;
    }

    private static <E> List<Outcome<E>> inOrder(List<E> all, List<List<Map.Entry<Integer, Outcome<E>>>> waves) {
        Map<Integer, Outcome<E>> outcomes = new LinkedHashMap<>();
        waves.forEach(wave -> wave.forEach(entry -> outcomes.put(entry.getKey(), entry.getValue())));
        List<Outcome<E>> ordered = new ArrayList<>(all.size());
        for (int at = 0; at < all.size(); at++) {
            ordered.add(outcomes.get(at));
        }
        return ordered;
    }

    private Step<Void> send(Settings settings, List<WriteRequest> requests) {
        List<List<WriteRequest>> chunks = new ArrayList<>();
        for (int at = 0; at < requests.size(); at += CHUNK) {
            chunks.add(requests.subList(at, Math.min(requests.size(), at + CHUNK)));
        }
        String table = settings.table(writes.type().table().name());
        return Waves.of(chunks, AT_A_TIME, chunk -> chunk(settings, table, chunk, 0))
                .map(sent -> null);
    }

    /** @param lost how often no answer came */
    private Step<Void> chunk(Settings settings, String table, List<WriteRequest> chunk, int lost) {
        BatchWriteItemRequest request = BatchWriteItemRequest.builder()
                .requestItems(Map.of(table, chunk))
                .build();
        return Step.send(
                Operation.BATCH_WRITE,
                request,
                answer -> {
                    List<WriteRequest> left = answer.unprocessedItems().getOrDefault(table, List.of());
                    if (left.isEmpty()) {
                        return Step.done(null);
                    }
                    return left.size() < chunk.size()
                            ? Step.goOn(() -> chunk(settings, table, left, 0), this::leftOver)
                            : Step.again(() -> chunk(settings, table, left, lost), this::leftOver);
                },
                failure -> failed(settings, table, chunk, lost, failure));
    }

    private ConflictException leftOver(int attempts) {
        return new ConflictException("a batch of " + writes.type().name(), attempts, null);
    }

    /** To put or delete the same once more does no harm. */
    private Step<Void> failed(
            Settings settings, String table, List<WriteRequest> chunk, int lost, SdkException failure) {
        Failure kind = Failure.of(failure);
        int silent = kind == Failure.LOST ? lost + 1 : lost;
        if (kind.isWorthAnother(failure, silent)) {
            return Step.again(() -> chunk(settings, table, chunk, silent), attempts -> failure);
        }
        if (Sizes.isTooLarge(failure)) {
            throw new ItemTooLargeException(writes.type().name(), failure);
        }
        throw failure;
    }
}
