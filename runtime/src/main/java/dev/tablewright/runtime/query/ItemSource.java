package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One item, read by its key. */
record ItemSource<T>(GetShape<T> shape, Map<String, AttributeValue> key) implements Source<T> {

    @Override
    public void sign(Fingerprint fingerprint) {
        fingerprint.add("item").add(key);
    }

    @Override
    public Feed<T> open(Settings settings, Position from) {
        if (from instanceof Position.Start || from instanceof Position.End) {
            return new ItemFeed(settings, from instanceof Position.Start);
        }
        throw Source.misfit();
    }

    private final class ItemFeed extends Feed<T> {

        private final Settings settings;
        private boolean ready;
        private T head;

        ItemFeed(Settings settings, boolean wanted) {
            this.settings = settings;
            this.ready = !wanted;
        }

        @Override
        boolean isReady() {
            return ready;
        }

        @Override
        Step<Feed<T>> ready(int wanted) {
            return shape.get(settings, key).map(found -> {
                head = found.orElse(null);
                ready = true;
                return this;
            });
        }

        @Override
        T head() {
            return head;
        }

        @Override
        void pop() {
            head = null;
        }

        @Override
        Position position() {
            return ready && head == null ? Position.END : Position.START;
        }
    }
}
