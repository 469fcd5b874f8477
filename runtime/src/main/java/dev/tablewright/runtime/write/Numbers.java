package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Failure;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.NumberRange;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Draws the numbers of a new entity, before it is created. If it is not created after all, they are lost; no two get the same. */
final class Numbers<E> {

    private final EntityType<E> type;
    private final Settings settings;
    private final Company company;

    Numbers(EntityType<E> type, Settings settings, Company company) {
        this.type = type;
        this.settings = settings;
        this.company = company;
    }

    /**
     * @param item with the numbers, and the keys that follow from them
     * @param additions to parents that are created in the same go, and begin to count
     */
    record Drawn(Map<String, AttributeValue> item, boolean hasDrawn, List<Intent> additions, List<Refusal> refusals) {}

    Step<Drawn> draw(Map<String, AttributeValue> item) {
        if (type.numberings().isEmpty()) {
            company.creates(new Place(type.table(), type.table().keyOf(item)), item);
            return Step.done(new Drawn(item, false, List.of(), List.of()));
        }
        return next(item, 0, new ArrayList<>()).map(drawn -> {
            company.creates(new Place(type.table(), type.table().keyOf(drawn.item())), drawn.item());
            return drawn;
        });
    }

    private Step<Drawn> next(Map<String, AttributeValue> item, int at, List<Intent> additions) {
        if (at == type.numberings().size()) {
            return Step.done(new Drawn(Keys.renewed(type, item), true, additions, List.of()));
        }
        Numbering numbering = type.numberings().get(at);
        Place counter = new Place(numbering.table(), numbering.counter().apply(new ItemReader(type.name(), item)));
        if (numbering.parent().isPresent()) {
            EntityType<?> parent = numbering.parent().get().get();
            OptionalLong begun = company.next(parent.name(), counter, numbering.last());
            if (begun.isPresent()) {
                Changes one = new Changes();
                one.add(numbering.last(), BigDecimal.ONE);
                additions.add(Intent.adding(parent, counter, one, type.name(), true));
                item.put(numbering.attribute(), Values.whole(begun.getAsLong()));
                return next(item, at + 1, additions);
            }
        }
        return drawn(numbering, counter).then(number -> {
            if (!number.isDone()) {
                return Step.done(new Drawn(item, true, List.of(), number.refusals()));
            }
            item.put(numbering.attribute(), number.orThrow());
            return next(item, at + 1, additions);
        });
    }

    /** Whether something else depends on the counter. */
    private static boolean isFollowed(Numbering numbering) {
        return numbering.parent().isPresent()
                && Upkeep.isFollowed(numbering.parent().get().get(), numbering.last());
    }

    /** The next number; refused if the parent that should have it is not there. */
    private Step<Outcome<AttributeValue>> drawn(Numbering numbering, Place counter) {
        if (numbering.parent().isEmpty()) {
            return counted(numbering, counter, 0);
        }
        EntityType<?> parent = numbering.parent().get().get();
        if (isFollowed(numbering)) {
            return new NumberDraw(numbering.name(), parent, counter, numbering.last(), type.name()).step(settings);
        }
        return counted(numbering, counter, 0);
    }

    /**
     * The same, by one request. To ask twice costs a number and does no harm.
     *
     * @param lost how often no answer came
     */
    private Step<Outcome<AttributeValue>> counted(Numbering numbering, Place counter, int lost) {
        return Step.send(
                Operation.UPDATE,
                request(numbering, counter),
                answer -> Step.done(Outcome.done(answer.attributes().get(numbering.last()))),
                failure -> failed(numbering, counter, lost, failure));
    }

    private Step<Outcome<AttributeValue>> failed(Numbering numbering, Place counter, int lost, SdkException failure) {
        if (failure instanceof ConditionalCheckFailedException refused) {
            return Step.done(
                    Outcome.refused(List.of(refusal(numbering, refused.hasItem() ? refused.item() : Map.of()))));
        }
        Failure kind = Failure.of(failure);
        int silent = kind == Failure.LOST ? lost + 1 : lost;
        if (!kind.isWorthAnother(failure, silent)) {
            throw failure;
        }
        return Step.again(
                () -> counted(numbering, counter, silent),
                attempts -> kind == Failure.CONFLICT
                        ? new ConflictException(numbering.name(), attempts, failure)
                        : failure);
    }

    /** Either there is no parent, or there is no other number. */
    private Refusal refusal(Numbering numbering, Map<String, AttributeValue> found) {
        if (numbering.parent().isPresent()) {
            EntityType<?> parent = numbering.parent().get().get();
            if (found.isEmpty() || Expiry.isOver(parent, found, Expiry.now(settings))) {
                return new Refusal.MissingParent(type.name(), parent.name());
            }
        }
        return new Refusal.OutOfRange(
                type.name(), numbering.name().substring(numbering.name().lastIndexOf('.') + 1));
    }

    private UpdateItemRequest request(Numbering numbering, Place counter) {
        Expression expression = new Expression();
        String add = "ADD " + expression.name(numbering.last()) + " " + expression.value(Values.whole(1));
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(settings.table(numbering.table().name()))
                .key(counter.key())
                .returnValues(ReturnValue.UPDATED_NEW)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        if (numbering.parent().isPresent()) {
            EntityType<?> parent = numbering.parent().get().get();
            Changes one = new Changes();
            one.add(numbering.last(), BigDecimal.ONE);
            Demand there = new Demand.Present(
                    numbering.table().partition(), parent.ttl(), Expiry.now(settings), new Verdict.Changed());
            request.updateExpression(add)
                    .conditionExpression(ItemWrite.update(parent, counter, one, null, List.of(there))
                            .condition(expression));
        } else {
            numbering
                    .most()
                    .ifPresent(most -> request.conditionExpression(new Demand.Within(
                                    type.name(),
                                    numbering.last(),
                                    NumberRange.upTo(numbering.attribute(), most),
                                    BigDecimal.ONE)
                            .render(expression)));
            request.updateExpression(
                    add + " SET " + expression.name(numbering.table().type()) + " = "
                            + expression.value(Values.text(numbering.name())));
        }
        return request.expressionAttributeNames(expression.names())
                .expressionAttributeValues(expression.values())
                .build();
    }
}
