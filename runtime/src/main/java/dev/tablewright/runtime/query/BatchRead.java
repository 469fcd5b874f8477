package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.TableType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads any number of items by their keys: in requests of 100, several at a time, each repeated until nothing is left over. */
record BatchRead(TableType table, boolean consistent, Projection projection) {

    /** What DynamoDB takes in one request. */
    private static final int CHUNK = 100;

    /** How many requests are on their way at a time. */
    private static final int SIDE_BY_SIDE = 8;

    /** The items that are there. A key that is given several times is read once. */
    Step<Map<ItemKey, Map<String, AttributeValue>>> items(
            Settings settings, Collection<Map<String, AttributeValue>> keys) {
        Map<ItemKey, Map<String, AttributeValue>> distinct = new LinkedHashMap<>();
        for (Map<String, AttributeValue> key : keys) {
            distinct.putIfAbsent(ItemKey.of(table, key), key);
        }
        if (distinct.isEmpty()) {
            return Step.done(Map.of());
        }
        List<Map<String, AttributeValue>> all = new ArrayList<>(distinct.values());
        if (all.size() <= CHUNK) {
            return chunk(settings, all).map(this::byKey);
        }
        List<Step<List<Map<String, AttributeValue>>>> chunks = new ArrayList<>();
        for (int from = 0; from < all.size(); from += CHUNK) {
            chunks.add(chunk(settings, all.subList(from, Math.min(all.size(), from + CHUNK))));
        }
        return SideBySide.all(chunks, SIDE_BY_SIDE).map(answers -> {
            List<Map<String, AttributeValue>> found = new ArrayList<>(all.size());
            answers.forEach(found::addAll);
            return byKey(found);
        });
    }

    private Map<ItemKey, Map<String, AttributeValue>> byKey(List<Map<String, AttributeValue>> items) {
        Map<ItemKey, Map<String, AttributeValue>> found = new HashMap<>(items.size() * 2);
        for (Map<String, AttributeValue> item : items) {
            found.put(ItemKey.of(table, item), item);
        }
        return found;
    }

    private Step<List<Map<String, AttributeValue>>> chunk(Settings settings, List<Map<String, AttributeValue>> keys) {
        KeysAndAttributes.Builder wanted = KeysAndAttributes.builder().keys(keys);
        if (consistent) {
            wanted.consistentRead(true);
        }
        if (projection.expression() != null) {
            wanted.projectionExpression(projection.expression());
            if (!projection.names().isEmpty()) {
                wanted.expressionAttributeNames(projection.names());
            }
        }
        String name = settings.table(table.name());
        return send(settings, name, Map.of(name, wanted.build()), List.of(), 0);
    }

    /** @param before what earlier requests gave; it is not changed, so that a step can be run again */
    private Step<List<Map<String, AttributeValue>>> send(
            Settings settings,
            String name,
            Map<String, KeysAndAttributes> wanted,
            List<Map<String, AttributeValue>> before,
            int failed) {
        BatchGetItemRequest request =
                BatchGetItemRequest.builder().requestItems(wanted).build();
        return Step.send(Operation.BATCH_GET, request, answer -> {
            List<Map<String, AttributeValue>> more = answer.responses().getOrDefault(name, List.of());
            List<Map<String, AttributeValue>> found = more;
            if (!before.isEmpty()) {
                found = new ArrayList<>(before);
                found.addAll(more);
            }
            if (!answer.hasUnprocessedKeys() || answer.unprocessedKeys().isEmpty()) {
                return Step.done(found);
            }
            return again(settings, name, wanted, answer, found, failed);
        });
    }

    /** Who makes progress may go on for ever; who does not waits longer each time, and gives up in the end. */
    private Step<List<Map<String, AttributeValue>>> again(
            Settings settings,
            String name,
            Map<String, KeysAndAttributes> wanted,
            BatchGetItemResponse answer,
            List<Map<String, AttributeValue>> found,
            int failed) {
        int left = answer.unprocessedKeys().get(name).keys().size();
        boolean progress = left < wanted.get(name).keys().size();
        int failures = progress ? 1 : failed + 1;
        Optional<Duration> pause =
                settings.pauses().after(failures, settings.chance().getAsDouble());
        if (pause.isEmpty() && !progress) {
            throw new UnprocessedKeysException(name, left, failures);
        }
        return Step.after(
                pause.orElse(Duration.ZERO),
                () -> send(settings, name, answer.unprocessedKeys(), found, progress ? 0 : failures));
    }
}
