package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Limits;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Numbers that are added to an entity for the sake of another. */
final class EntityAddition<E> extends Write<Void> {

    private final Shape<E> shape;
    private final Known known;
    private final Changes changes = new Changes();

    EntityAddition(Shape<E> shape, Known known, Map<String, BigDecimal> amounts) {
        this.shape = shape;
        this.known = known;
        amounts.forEach((name, amount) -> changes.add(name, Limits.decimal(amount)));
    }

    @Override
    public CallInfo call() {
        return shape.adding();
    }

    /** As if its key were known, and nothing were there. */
    private Refusal missing(String child) {
        String parent = shape.type().name();
        return child.isEmpty() ? new Refusal.Missing(parent) : new Refusal.MissingParent(child, parent);
    }

    @Override
    Step<Draft<Void>> prepare(Settings settings, Company company) {
        return Step.done(new Draft<>() {
            @Override
            public Step<Wanted> wanted(Settings again) {
                return new EntityTarget(shape, known)
                        .wanted(
                                again,
                                Optional.of(missing(company.firstName())),
                                found ->
                                        Intent.adding(shape.type(), found.place(), changes, company.firstName(), true));
            }

            @Override
            public Void result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings again) {
                return null;
            }
        });
    }
}
