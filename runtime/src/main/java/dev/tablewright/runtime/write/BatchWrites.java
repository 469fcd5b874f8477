package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Many entities of one kind, each for itself: some may be written and others not. Entities that are one item and nothing else go 25 at a
 * time; where unique values, numbers of parents or versions have to be kept, each is written by itself.
 */
public final class BatchWrites<E> {

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
        return new Batches(type)
                .send(settings, List.copyOf(requests.values()))
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
        return new Batches(type).delete(settings, each);
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
}
