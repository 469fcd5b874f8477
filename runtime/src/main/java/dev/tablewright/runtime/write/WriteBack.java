package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Upgrades;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/**
 * Writes items of older versions back in the shape that the code knows, after a read came upon them. Nobody waits for it, and nothing
 * depends on it: what is under way already, or one too many, is left for the next read. Versions for optimistic locks stay as they
 * are, since nothing changes for those who read.
 */
public final class WriteBack {

    /** Few, so that a read of many old items does not become a storm of writes. */
    private static final int MOST_AT_ONCE = 16;

    private final Set<Place> underWay = ConcurrentHashMap.newKeySet();
    private final Consumer<Job> runner;

    /** @param runner does a job at its own time, and ends it */
    public WriteBack(Consumer<Job> runner) {
        this.runner = runner;
    }

    /** A read came upon this item. */
    public void met(EntityType<?> type, Map<String, AttributeValue> item) {
        Place place = new Place(type.table(), type.table().keyOf(item));
        if (underWay.size() < MOST_AT_ONCE && underWay.add(place)) {
            runner.accept(new Job(type, place));
        }
    }

    /** One item to be written back. */
    public final class Job {

        private final EntityType<?> type;
        private final Place place;

        private Job(EntityType<?> type, Place place) {
            this.type = type;
            this.place = place;
        }

        public CallInfo call() {
            return CallInfo.of(type.name() + ".writeBack");
        }

        /** Whether the item was written. */
        public Step<Boolean> step(Settings settings) {
            return WriteBack.step(type, place, settings);
        }

        /** It is over, however it went. */
        public void end() {
            underWay.remove(place);
        }
    }

    private static Step<Boolean> step(EntityType<?> type, Place place, Settings settings) {
        GetItemRequest request = GetItemRequest.builder()
                .tableName(settings.table(place.table().name()))
                .key(place.key())
                .consistentRead(true)
                .build();
        return Step.send(Operation.GET, request, answer -> {
            if (!answer.hasItem() || !Upgrades.isOld(type, answer.item())) {
                return Step.done(false);
            }
            return written(type, place, answer.item(), settings);
        });
    }

    private static Step<Boolean> written(
            EntityType<?> type, Place place, Map<String, AttributeValue> old, Settings settings) {
        Map<String, AttributeValue> next =
                Keys.renewed(type, settings.upgrades().upgraded(type, old));
        if (!type.table().keyOf(next).equals(place.key())) {
            // It would move; that is for the next change, which keeps all that depends on it.
            return Step.done(false);
        }
        ItemWrite write = ItemWrite.put(type, next, List.of(Demand.Unchanged.asAWhole(type, old)));
        return new Sending(type.name() + ".writeBack", settings, Expiry.now(settings))
                .one(write, Sending.Tries.NONE)
                .map(Sending.Sent.Done.class::isInstance);
    }
}
