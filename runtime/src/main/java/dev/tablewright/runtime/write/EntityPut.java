package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** A whole entity in place of what is there, or of nothing. */
final class EntityPut<E> extends Write<E> {

    private final Shape<E> shape;
    private final E entity;
    private final Intent.Mode mode;
    private final Known was;

    /** @param was null: what is replaced has the same key */
    EntityPut(Shape<E> shape, E entity, Intent.Mode mode, Known was) {
        this.shape = shape;
        this.entity = entity;
        this.mode = mode;
        this.was = was;
    }

    @Override
    public CallInfo call() {
        return shape.putting(mode);
    }

    /** Where nothing is kept beside it and nothing in it, it is one request, whatever was there. */
    @Override
    public Step<Outcome<E>> step(Settings settings) {
        EntityType<E> type = shape.type();
        if (mode != Intent.Mode.PUT || !shape.isAlone() || !type.kept().isEmpty()) {
            return super.step(settings);
        }
        Intent intent = intent();
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(settings.table(type.table().name()))
                .item(intent.item())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        if (intent.version().isPresent()) {
            Map<String, AttributeValue> values = new HashMap<>();
            values.put(Shape.SEEN, Values.whole(intent.version().getAsLong()));
            type.ttl().ifPresent(ttl -> values.put(Shape.NOW, Values.whole(Expiry.now(settings))));
            request.conditionExpression(shape.absentOrSeen())
                    .expressionAttributeNames(shape.seenNames())
                    .expressionAttributeValues(values);
        }
        return Step.send(
                Operation.PUT,
                request.build(),
                answer -> Step.done(
                        Outcome.done(stored(intent.item(), intent.version().isPresent()))),
                failure -> afterFirst(settings, failure));
    }

    private E stored(Map<String, AttributeValue> item, boolean changed) {
        return changed ? shape.type().entity(item) : entity;
    }

    @Override
    Step<Draft<E>> prepare(Settings settings, Company company) {
        return Step.done(new Ready(intent()));
    }

    private Intent intent() {
        EntityType<E> type = shape.type();
        Map<String, AttributeValue> item = type.item(entity);
        OptionalLong version = OptionalLong.empty();
        Optional<String> counting = type.version();
        if (counting.isPresent()) {
            long expected = new ItemReader(type.name(), item).whole(counting.get());
            version = OptionalLong.of(expected);
            item = Keys.versioned(type, item, counting.get(), Values.whole(expected + 1));
        }
        Place place = new Place(type.table(), type.table().keyOf(item));
        return Intent.putting(type, place, mode, item, version);
    }

    private final class Ready implements Draft<E> {

        private final Intent intent;

        Ready(Intent intent) {
            this.intent = intent;
        }

        @Override
        public Step<Wanted> wanted(Settings settings) {
            if (was == null) {
                return Step.done(Wanted.of(intent));
            }
            return new EntityTarget(shape, was)
                    .wanted(settings, true, found -> Whole.asUpdate(intent, found.place(), found.values()));
        }

        @Override
        public E result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings settings) {
            Map<String, AttributeValue> next = intents.isEmpty()
                    ? null
                    : plan.resolved(intents.get(0).place()).next();
            boolean changed = shape.type().version().isPresent() || (next != null && next != intent.item());
            return stored(next != null ? next : intent.item(), changed);
        }
    }
}
