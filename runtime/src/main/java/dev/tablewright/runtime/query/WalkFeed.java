package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One unit of time after another. The next is not read before the one before it is at its end. */
final class WalkFeed<T> extends Feed<T> {

    private final QueryShape<T> shape;
    private final Settings settings;
    private final Iterator<? extends List<Map<String, AttributeValue>>> rest;

    /** The unit that is being read; null: none is left. */
    private List<Map<String, AttributeValue>> unit;

    private Feed<T> feed;

    WalkFeed(QueryShape<T> shape, Settings settings, Iterator<? extends List<Map<String, AttributeValue>>> rest) {
        this.shape = shape;
        this.settings = settings;
        this.rest = rest;
        advance();
    }

    WalkFeed(
            QueryShape<T> shape,
            Settings settings,
            Iterator<? extends List<Map<String, AttributeValue>>> rest,
            List<Map<String, AttributeValue>> unit,
            Position from) {
        this.shape = shape;
        this.settings = settings;
        this.rest = rest;
        open(unit, from);
    }

    static long nameOf(List<Map<String, AttributeValue>> unit) {
        return Fingerprint.nameOf(unit.isEmpty() ? Map.of() : unit.get(0));
    }

    private void advance() {
        if (rest.hasNext()) {
            open(rest.next(), Position.START);
        } else {
            unit = null;
        }
    }

    private void open(List<Map<String, AttributeValue>> next, Position from) {
        unit = next;
        feed = next.size() == 1
                ? new PartitionSource<>(shape, next.get(0)).open(settings, from)
                : new ScatterSource<>(shape, next).open(settings, from);
    }

    @Override
    boolean isReady() {
        while (unit != null && feed.isReady() && feed.head() == null) {
            advance();
        }
        return unit == null || feed.isReady();
    }

    @Override
    Step<Feed<T>> ready(int wanted) {
        return feed.ready(wanted).then(read -> isReady() ? Step.done(this) : ready(wanted));
    }

    @Override
    T head() {
        return unit == null ? null : feed.head();
    }

    @Override
    void pop() {
        feed.pop();
    }

    @Override
    Position position() {
        while (unit != null && feed.position() instanceof Position.End) {
            advance();
        }
        return unit == null
                ? Position.END
                : new Position.Several(List.of(new Position.Part(nameOf(unit), feed.position())), Map.of());
    }
}
