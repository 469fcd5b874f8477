package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemMismatchException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The end of an entity. It gives the entity as it was; nothing, if there was none, it could not be read, or the answer that told it got lost. In a transaction with other writes, DynamoDB gives
 * nothing back: there it gives the entity only if it had to be read anyway.
 */
public final class EntityDelete<E> extends Write<Optional<E>> {

    private final Shape<E> shape;
    private final Known known;
    private final WriteRunner runner;
    private final List<Condition> conditions = new ArrayList<>();
    private final Set<Place> forsaken = new LinkedHashSet<>();
    private OptionalLong version = OptionalLong.empty();
    private boolean needed;
    private boolean once;
    private WriteShape form;

    EntityDelete(Shape<E> shape, Known known, WriteRunner runner) {
        this.shape = shape;
        this.known = known;
        this.runner = runner;
    }

    /** Only if this is the version that is stored. */
    public EntityDelete<E> ifVersion(long expected) {
        if (shape.type().version().isEmpty()) {
            throw new IllegalArgumentException(shape.type().name() + " has no version");
        }
        version = OptionalLong.of(expected);
        return this;
    }

    /** Only if all these hold. */
    public EntityDelete<E> onlyIf(Condition... all) {
        conditions.addAll(List.of(all));
        return this;
    }

    /**
     * Only if it is there: otherwise the write is refused, and everything that was to be done with it. Without this, what is gone
     * already is in nobody's way.
     */
    public EntityDelete<E> mustExist() {
        needed = true;
        return this;
    }

    /** By itself, it is this request, under its conditions. Generated code says so where the model tells all but the values. */
    public EntityDelete<E> as(WriteShape request) {
        form = request;
        conditions.addAll(request.conditions());
        return this;
    }

    /**
     * Also if DynamoDB does not answer, it is known whether it was done, for twice the price: it goes as a transaction, which gives back
     * nothing. Without this, what must exist or has conditions ends with an {@link OutcomeUnknownException}.
     */
    @Override
    public EntityDelete<E> exactlyOnce() {
        once = true;
        return this;
    }

    /** Numbers of this parent need not be kept: it is gone. */
    EntityDelete<E> forsaking(Set<Place> parents) {
        forsaken.addAll(parents);
        return this;
    }

    /**
     * Does it, and waits for it.
     *
     * @throws WriteRefusedException if it is refused
     */
    public Optional<E> apply() {
        return tryApply().orThrow();
    }

    /** Does it, and waits for it. */
    public Outcome<Optional<E>> tryApply() {
        return runner.run(this);
    }

    @Override
    public CallInfo call() {
        return shape.deleting();
    }

    @Override
    public Step<Outcome<Optional<E>>> step(Settings settings) {
        if (once) {
            return super.step(settings);
        }
        WriteShape request = form != null || isDemanded() || !shape.isAlone() ? form : shape.deletion();
        ShapeCall call = request == null ? null : request.bind(settings, known, Changes.NONE, version);
        return call == null
                ? super.step(settings)
                : call.send(settings, call().name(), false)
                        .then(sent -> ended(settings, sent, before -> deleted(null, before, settings)));
    }

    @Override
    boolean isOnce() {
        return once;
    }

    private boolean isDemanded() {
        return needed || version.isPresent() || !conditions.isEmpty();
    }

    /** It is gone, which is what was asked for: that it could not be read is no reason to say otherwise. */
    private Optional<E> deleted(
            Map<String, AttributeValue> old, Map<String, AttributeValue> returned, Settings settings) {
        try {
            return old != null ? Optional.of(shape.type().entity(old)) : shape.living(returned, settings);
        } catch (ItemMismatchException e) {
            return Optional.empty();
        }
    }

    EntityTarget target() {
        return new EntityTarget(shape, known);
    }

    @Override
    Step<Draft<Optional<E>>> prepare(Settings settings, Company company) {
        List<Condition> demands = List.copyOf(conditions);
        Set<Place> gone = Set.copyOf(forsaken);
        OptionalLong expected = version;
        boolean demanded = isDemanded();
        return Step.done(new Draft<>() {
            @Override
            public Step<Wanted> wanted(Settings again) {
                return target().wanted(
                                again,
                                demanded,
                                found -> new Intent(
                                        shape.type(),
                                        found.place(),
                                        Intent.Mode.DELETE,
                                        null,
                                        new Changes(),
                                        found.values(),
                                        expected,
                                        demands,
                                        gone,
                                        shape.type().name(),
                                        demanded));
            }

            @Override
            public Optional<E> result(
                    List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings again) {
                if (intents.isEmpty()) {
                    return Optional.empty();
                }
                Map<String, AttributeValue> old =
                        plan.resolved(intents.get(0).place()).old();
                return deleted(old, returned, again);
            }
        });
    }
}
