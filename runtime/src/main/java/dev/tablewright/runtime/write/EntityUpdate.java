package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Limits;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Changes to single attributes of an entity. Generated code has a subclass for each entity, with a method for each attribute that may
 * change. Keys of indexes, unique values and numbers of parents follow by themselves; where they need what the caller does not know,
 * the item is read first, and written only if nobody changed it in between.
 *
 * <p>It collects changes and is not to be shared between threads.
 *
 * @param <E> what is changed
 * @param <U> the subclass itself
 */
public abstract class EntityUpdate<E, U extends EntityUpdate<E, U>> extends Write<Void> {

    private final Shape<E> shape;
    private final Known known;
    private final WriteRunner runner;
    private final Changes changes = new Changes();
    private final List<Condition> conditions = new ArrayList<>();
    private OptionalLong version = OptionalLong.empty();
    private boolean once;
    private WriteShape form;

    /** @param runner by which it applies itself */
    protected EntityUpdate(EntityWrites<E> writes, Known known, WriteRunner runner) {
        this.shape = writes.shape();
        this.known = known;
        this.runner = runner;
    }

    protected final U set(String stored, AttributeValue value) {
        changes.set(stored, value);
        return self();
    }

    protected final U remove(String stored) {
        changes.remove(stored);
        return self();
    }

    protected final U add(String stored, BigDecimal amount) {
        try {
            changes.add(stored, Limits.decimal(amount));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(shape.type().name() + "." + stored + ": " + e.getMessage(), e);
        }
        return self();
    }

    protected final U add(String stored, long amount) {
        return add(stored, BigDecimal.valueOf(amount));
    }

    /** Only if this is the version that is stored. Where the caller has read the entity, it is the version that was read. */
    public final U ifVersion(long expected) {
        if (shape.type().version().isEmpty()) {
            throw new IllegalArgumentException(shape.type().name() + " has no version");
        }
        version = OptionalLong.of(expected);
        return self();
    }

    /** Only if all these hold. */
    public final U onlyIf(Condition... all) {
        conditions.addAll(List.of(all));
        return self();
    }

    /** By itself, it is this request, under its conditions. Generated code says so where the model tells all but the values. */
    public final U as(WriteShape shape) {
        form = shape;
        conditions.addAll(shape.conditions());
        return self();
    }

    /**
     * Also if DynamoDB does not answer, it is done once and not twice, for twice the price: it goes as a transaction. Without this, an addition, or
     * what has conditions, ends with an {@link OutcomeUnknownException}.
     */
    @Override
    public final U exactlyOnce() {
        once = true;
        return self();
    }

    /**
     * Does it, and waits for it.
     *
     * @return what it has made of versions and numbers
     * @throws WriteRefusedException if it is refused
     */
    public final Updated apply() {
        return tryApply().orThrow();
    }

    /** Does it, and waits for it. */
    public final Outcome<Updated> tryApply() {
        return runner.run(telling());
    }

    /** The same, giving what it has made of versions and numbers. */
    public final Write<Updated> telling() {
        return new Telling(this);
    }

    @Override
    public CallInfo call() {
        return shape.updating();
    }

    @Override
    public Step<Outcome<Void>> step(Settings settings) {
        ShapeCall shaped = shaped(settings);
        return shaped == null
                ? super.step(settings)
                : shaped.send(settings, call().name(), false).then(sent -> ended(settings, sent, given -> null));
    }

    /** The one request that it is, if the model tells all but its values; null otherwise. */
    final ShapeCall shaped(Settings settings) {
        return form == null || once ? null : form.bind(settings, known, changes, expected());
    }

    final Updated updated(Map<String, AttributeValue> given) {
        return given == null ? Updated.NOTHING : new Updated(shape.type().version(), given);
    }

    /** What an addition gives is right whatever was read; what is set may be made of what was read. */
    private OptionalLong expected() {
        return version.isEmpty() && changes.isRenewal() ? known.seen() : version;
    }

    @Override
    final boolean isOnce() {
        return once;
    }

    @Override
    final Step<Draft<Void>> prepare(Settings settings, Company company) {
        return Step.done(drafted(given -> null));
    }

    /** @param result what it gives, from what DynamoDB gave back */
    final <T> Draft<T> drafted(Function<Map<String, AttributeValue>, T> result) {
        Changes all = changes.copy();
        List<Condition> demands = List.copyOf(conditions);
        OptionalLong expected = expected();
        return new Draft<>() {
            @Override
            public Step<Wanted> wanted(Settings again) {
                return new EntityTarget(shape, known)
                        .wanted(
                                again,
                                true,
                                found -> new Intent(
                                        shape.type(),
                                        found.place(),
                                        Intent.Mode.UPDATE,
                                        null,
                                        all,
                                        found.values(),
                                        expected,
                                        demands,
                                        Set.of(),
                                        shape.type().name(),
                                        true));
            }

            @Override
            public T result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings again) {
                return result.apply(returned);
            }
        };
    }

    @SuppressWarnings("unchecked") // U is the subclass itself.
    private U self() {
        return (U) this;
    }
}
