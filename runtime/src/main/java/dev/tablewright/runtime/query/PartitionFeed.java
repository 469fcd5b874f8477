package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** The results of one partition, one answer of DynamoDB after another. */
final class PartitionFeed<T> extends Feed<T> {

    private final QueryShape<T> shape;
    private final Settings settings;
    private final Map<String, AttributeValue> values;

    /** What stands before this in the order is passed over; empty: nothing. */
    private final Map<String, AttributeValue> notBefore;

    /** Where the answer began that is being read. */
    private Position began;

    /** What stands in the table or index; {@code items} is the same unless the items themselves were read again. */
    private List<Map<String, AttributeValue>> entries = List.of();

    private List<Map<String, AttributeValue>> items = List.of();
    private int at;
    private T head;

    /** The key with which DynamoDB's answer ended; null if nothing comes behind it. */
    private Map<String, AttributeValue> more;

    private int limit;

    PartitionFeed(
            QueryShape<T> shape,
            Settings settings,
            Map<String, AttributeValue> values,
            Position from,
            Map<String, AttributeValue> notBefore) {
        this.shape = shape;
        this.settings = settings;
        this.values = values;
        this.began = from;
        this.notBefore = notBefore;
    }

    @Override
    boolean isReady() {
        while (head == null && at < entries.size()) {
            head = isPassedOver(entries.get(at)) ? null : decoded(items.get(at));
            if (head == null) {
                at++;
            }
        }
        return head != null || isEnded();
    }

    private boolean isPassedOver(Map<String, AttributeValue> entry) {
        return !notBefore.isEmpty() && shape.order().compare(entry, notBefore) < 0;
    }

    private T decoded(Map<String, AttributeValue> item) {
        return item == null ? null : shape.decoder().decode(settings, item);
    }

    private boolean isEnded() {
        return at == entries.size() && position() instanceof Position.End;
    }

    @Override
    Step<Feed<T>> ready(int wanted) {
        Position from = position();
        if (shape.isVoid(values)) {
            began = Position.END;
            return Step.done(this);
        }
        limit = shape.limit(wanted, limit);
        Map<String, AttributeValue> start = from instanceof Position.After after ? after.key() : null;
        return Step.send(
                Operation.QUERY,
                shape.request(settings, values, start, limit),
                answer -> shape.fetchesBack()
                                && answer.hasItems()
                                && !answer.items().isEmpty()
                        ? fetchBack(answer, from, wanted)
                        : accept(answer, answer.items(), from, wanted));
    }

    private Step<Feed<T>> fetchBack(QueryResponse answer, Position from, int wanted) {
        List<Map<String, AttributeValue>> keys = new ArrayList<>(answer.items().size());
        for (Map<String, AttributeValue> entry : answer.items()) {
            keys.add(shape.table().keyOf(entry));
        }
        return shape.fetching().items(settings, keys).then(found -> {
            List<Map<String, AttributeValue>> fetched = new ArrayList<>(keys.size());
            for (Map<String, AttributeValue> entry : answer.items()) {
                Map<String, AttributeValue> item = found.get(ItemKey.of(shape.table(), entry));
                fetched.add(item != null && shape.stillStands(entry, item) ? item : null);
            }
            return accept(answer, fetched, from, wanted);
        });
    }

    private Step<Feed<T>> accept(
            QueryResponse answer, List<Map<String, AttributeValue>> found, Position from, int wanted) {
        began = from;
        entries = answer.items();
        items = found;
        at = 0;
        boolean goesOn =
                answer.hasLastEvaluatedKey() && !answer.lastEvaluatedKey().isEmpty();
        more = goesOn ? answer.lastEvaluatedKey() : null;
        if (entries.isEmpty()) {
            began = goesOn ? new Position.After(more) : Position.END;
        }
        return isReady() ? Step.done(this) : ready(wanted);
    }

    /** What stands at the head, as the table or index has it. */
    Map<String, AttributeValue> entry() {
        return entries.get(at);
    }

    @Override
    T head() {
        return head;
    }

    @Override
    void pop() {
        at++;
        head = null;
    }

    @Override
    Position position() {
        if (at == 0) {
            return began;
        }
        if (at < entries.size()) {
            return new Position.After(shape.keyOf(entries.get(at - 1)));
        }
        return more == null ? Position.END : new Position.After(more);
    }
}
