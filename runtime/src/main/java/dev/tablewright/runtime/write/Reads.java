package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** Items as they were when the plan was made. */
final class Reads {

    private final Settings settings;
    private final long now;
    private final Map<Place, Found> found = new HashMap<>();

    Reads(Settings settings, long now) {
        this.settings = settings;
        this.now = now;
    }

    /**
     * @param raw as it is stored; empty if there is no item
     * @param living as the code knows it; null if there is none, or it has expired
     */
    record Found(Map<String, AttributeValue> raw, Map<String, AttributeValue> living) {

        /** Whether an older version of the application wrote it. */
        boolean isOld() {
            return living != null && living != raw;
        }
    }

    /** Null if it has not been read. */
    Found at(Place place) {
        return found.get(place);
    }

    Step<Reads> read(List<Intent> intents) {
        if (intents.size() == 1) {
            return read(intents.get(0));
        }
        return Step.all(intents.stream().map(this::read).toList(), all -> Step.done(this));
    }

    private Step<Reads> read(Intent intent) {
        GetItemRequest request = GetItemRequest.builder()
                .tableName(settings.table(intent.place().table().name()))
                .key(intent.place().key())
                .consistentRead(true)
                .build();
        return Step.send(Operation.GET, request, answer -> {
            remember(intent, answer.hasItem() ? answer.item() : Map.of());
            return Step.done(this);
        });
    }

    private void remember(Intent intent, Map<String, AttributeValue> raw) {
        EntityType<?> type = intent.type();
        boolean none = raw.isEmpty() || Expiry.isOver(type, raw, now);
        Found one = new Found(raw, none ? null : settings.upgrades().upgraded(type, raw));
        synchronized (found) {
            found.put(intent.place(), one);
        }
    }
}
