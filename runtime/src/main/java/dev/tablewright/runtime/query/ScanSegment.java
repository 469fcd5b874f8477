package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** One part of a table that is being read. It remembers where it is. */
final class ScanSegment<T> {

    private final Scanning<T> scanning;
    private final Settings settings;
    private final int number;
    private Map<String, AttributeValue> start;
    private boolean ended;

    ScanSegment(Scanning<T> scanning, Settings settings, int number) {
        this.scanning = scanning;
        this.settings = settings;
        this.number = number;
    }

    boolean isEnded() {
        return ended;
    }

    /** The results of one more answer, perhaps none. */
    Step<List<T>> next() {
        return Step.send(Operation.SCAN, request(), answer -> Step.done(results(answer)));
    }

    /** Does something with all results, one answer after another. */
    Step<Void> each(Consumer<? super T> action) {
        return next().then(results -> {
            results.forEach(action);
            return ended ? Step.done(null) : each(action);
        });
    }

    private List<T> results(ScanResponse answer) {
        List<T> results = new ArrayList<>(answer.items().size());
        for (Map<String, AttributeValue> item : answer.items()) {
            T result = scanning.decoder().decode(settings, item);
            if (result != null) {
                results.add(result);
            }
        }
        ended = !answer.hasLastEvaluatedKey() || answer.lastEvaluatedKey().isEmpty();
        start = answer.lastEvaluatedKey();
        return results;
    }

    private ScanRequest request() {
        Map<String, AttributeValue> types = new HashMap<>();
        for (String type : scanning.decoder().types()) {
            types.put(":t" + types.size(), Values.text(type));
        }
        ScanRequest.Builder request = ScanRequest.builder()
                .tableName(settings.table(scanning.table().name()))
                .filterExpression("#type IN (" + String.join(", ", types.keySet()) + ")")
                .expressionAttributeNames(Map.of("#type", scanning.table().type()))
                .expressionAttributeValues(types)
                .consistentRead(scanning.isConsistent());
        if (scanning.segments() > 1) {
            request.segment(number).totalSegments(scanning.segments());
        }
        if (scanning.page() > 0) {
            request.limit(scanning.page());
        }
        if (start != null) {
            request.exclusiveStartKey(start);
        }
        return request.build();
    }
}
