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
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
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

    /** Puts them all. Of several with one key, the last stays. */
    public Step<BatchOutcome<E>> putAll(Settings settings, Collection<E> entities) {
        List<E> all = List.copyOf(entities);
        EntityType<E> type = writes.type();
        if (!isPlain()) {
            return Waves.of(
                            lastOfEach(all),
                            1,
                            wave -> each(wave, at -> writes.put(all.get(at)).step(settings)))
                    .map(waves ->
                            BatchOutcome.of(waves.stream().flatMap(List::stream).toList()));
        }
        Map<Map<String, AttributeValue>, Batched<E>> requests = new LinkedHashMap<>();
        for (int at = 0; at < all.size(); at++) {
            Map<String, AttributeValue> item = type.item(all.get(at));
            Map<String, AttributeValue> key = type.table().keyOf(item);
            WriteRequest request = WriteRequest.builder()
                    .putRequest(PutRequest.builder().item(item).build())
                    .build();
            requests.merge(key, Batched.of(request, at, all.get(at)), Batched::and);
        }
        return send(settings, List.copyOf(requests.values()));
    }

    /** Deletes them all, if they are there. */
    public Step<BatchOutcome<Known>> deleteAll(Settings settings, Collection<Known> all) {
        List<Known> known = List.copyOf(all);
        EntityType<E> type = writes.type();
        if (!isPlain() || known.stream().anyMatch(Known::isLookup)) {
            List<Integer> positions = IntStream.range(0, known.size()).boxed().toList();
            return each(positions, at -> writes.delete(known.get(at))
                            .step(settings)
                            .map(outcome -> outcome.map(was -> known.get(at))))
                    .map(BatchOutcome::of);
        }
        Map<Map<String, AttributeValue>, Batched<Known>> requests = new LinkedHashMap<>();
        for (int at = 0; at < known.size(); at++) {
            Map<String, AttributeValue> key = Keys.of(type, known.get(at).values());
            WriteRequest request = WriteRequest.builder()
                    .deleteRequest(DeleteRequest.builder().key(key).build())
                    .build();
            requests.merge(key, Batched.of(request, at, known.get(at)), Batched::and);
        }
        return send(settings, List.copyOf(requests.values()));
    }

    /** One request, and what it does: more than one thing if several have the same key. */
    private record Batched<T>(WriteRequest request, SortedMap<Integer, T> done) {

        static <T> Batched<T> of(WriteRequest request, int at, T what) {
            return new Batched<>(request, new TreeMap<>(Map.of(at, what)));
        }

        Batched<T> and(Batched<T> later) {
            SortedMap<Integer, T> both = new TreeMap<>(done);
            both.putAll(later.done);
            return new Batched<>(later.request, both);
        }
    }

    /** Some at a time, each for itself: what goes wrong with one keeps no other from being done. */
    private static <T> Step<List<BatchOutcome<T>>> each(List<Integer> positions, IntFunction<Step<Outcome<T>>> write) {
        return Waves.of(
                positions,
                AT_A_TIME,
                at -> Step.rescued(
                        write.apply(at).map(outcome -> BatchOutcome.of(at, outcome)),
                        failure -> BatchOutcome.open(List.of(at), failure)));
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

    private <T> Step<BatchOutcome<T>> send(Settings settings, List<Batched<T>> requests) {
        List<List<Batched<T>>> chunks = new ArrayList<>();
        for (int at = 0; at < requests.size(); at += CHUNK) {
            chunks.add(requests.subList(at, Math.min(requests.size(), at + CHUNK)));
        }
        String table = settings.table(writes.type().table().name());
        return Waves.of(chunks, AT_A_TIME, chunk -> {
                    SortedMap<Integer, T> done = new TreeMap<>();
                    chunk.forEach(one -> done.putAll(one.done()));
                    List<WriteRequest> sent =
                            chunk.stream().map(Batched::request).toList();
                    Step<BatchOutcome<T>> step =
                            chunk(settings, table, sent, 0).map(nothing -> BatchOutcome.done(done));
                    return Step.rescued(step, failure -> BatchOutcome.open(done.keySet(), failure));
                })
                .map(BatchOutcome::of);
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
