package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** A new entity. */
final class EntityCreate<E> extends Write<E> {

    /** The version of what is new. */
    private static final AttributeValue FIRST = Values.whole(1);

    private final Shape<E> shape;
    private final E entity;

    EntityCreate(Shape<E> shape, E entity) {
        this.shape = shape;
        this.entity = entity;
    }

    @Override
    public CallInfo call() {
        return shape.creating();
    }

    /** What follows from the entity alone goes straight away, without a plan. */
    @Override
    public Step<Outcome<E>> step(Settings settings) {
        if (shape.isLonely()) {
            return alone(settings);
        }
        return shape.isStraight() ? straight(settings) : super.step(settings);
    }

    private Step<Outcome<E>> straight(Settings settings) {
        long now = Expiry.now(settings);
        Map<String, AttributeValue> item = item();
        List<ItemWrite> writes = Straight.creation(shape.type(), item, now);
        if (writes == null || writes.size() < 2) {
            return super.step(settings);
        }
        return new Sending(call().name(), settings, now)
                .together(writes, UUID.randomUUID().toString(), true)
                .then(sent -> ended(
                        settings,
                        sent,
                        before -> stored(item, shape.type().version().isPresent())));
    }

    private Step<Outcome<E>> alone(Settings settings) {
        EntityType<E> type = shape.type();
        Map<String, AttributeValue> item = item();
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(settings.table(type.table().name()))
                .item(item)
                .conditionExpression(shape.absent())
                .expressionAttributeNames(shape.absentNames())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        if (type.ttl().isPresent()) {
            request.expressionAttributeValues(Map.of(Shape.NOW, Values.whole(Expiry.now(settings))));
        }
        return Step.send(
                Operation.PUT,
                request.build(),
                answer -> Step.done(Outcome.done(stored(item, type.version().isPresent()))),
                failure -> afterFirst(settings, failure));
    }

    @Override
    Step<Draft<E>> prepare(Settings settings, Company company) {
        return new Numbers<>(shape.type(), settings, company).draw(item()).map(drawn -> new Ready(drawn));
    }

    /** Whether it gets a number from a parent, which may be created with it. */
    boolean asksParents() {
        return shape.asksParents();
    }

    /** Whether an entity that exists may only have got the same number by hand, so that the next number is free. */
    boolean mayDrawAgain(Refusal refusal) {
        return refusal instanceof Refusal.Exists exists
                && exists.entity().equals(shape.type().name())
                && shape.type().numberings().stream()
                        .anyMatch(numbering -> shape.type().primary().madeOf().contains(numbering.attribute()));
    }

    private Map<String, AttributeValue> item() {
        EntityType<E> type = shape.type();
        Map<String, AttributeValue> item = type.item(entity);
        Optional<String> version = type.version();
        return version.isPresent() ? Keys.versioned(type, item, version.get(), FIRST) : item;
    }

    private E stored(Map<String, AttributeValue> item, boolean changed) {
        return changed ? shape.type().entity(item) : entity;
    }

    private final class Ready implements Draft<E> {

        private final Numbers.Drawn drawn;

        Ready(Numbers.Drawn drawn) {
            this.drawn = drawn;
        }

        @Override
        public Step<Wanted> wanted(Settings settings) {
            if (!drawn.refusals().isEmpty()) {
                return Step.done(new Wanted(List.of(), drawn.refusals(), false));
            }
            EntityType<E> type = shape.type();
            Place place = new Place(type.table(), type.table().keyOf(drawn.item()));
            List<Intent> intents = new ArrayList<>();
            intents.add(Intent.putting(type, place, Intent.Mode.CREATE, drawn.item(), OptionalLong.empty()));
            intents.addAll(drawn.additions());
            return Step.done(new Wanted(intents, List.of(), false));
        }

        /** Its numbers are its own, unless a parent that is created with it begins to count. */
        @Override
        public boolean staysAmong(Company company) {
            EntityType<E> type = shape.type();
            boolean stays = drawn.refusals().isEmpty() && drawn.additions().isEmpty();
            if (stays) {
                company.creates(new Place(type.table(), type.table().keyOf(drawn.item())), drawn.item());
            }
            return stays;
        }

        @Override
        public E result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings settings) {
            Map<String, AttributeValue> next =
                    plan.resolved(intents.get(0).place()).next();
            boolean changed = drawn.hasDrawn() || shape.type().version().isPresent() || next != drawn.item();
            return stored(next, changed);
        }
    }
}
