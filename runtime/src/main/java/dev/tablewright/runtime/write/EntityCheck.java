package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** That an entity is there, and what else is demanded of it, while other entities are written. It is not changed. */
public final class EntityCheck<E> extends Write<Void> {

    private final Shape<E> shape;
    private final Known known;
    private final WriteRunner runner;
    private final List<Condition> conditions = new ArrayList<>();
    private OptionalLong version = OptionalLong.empty();

    EntityCheck(Shape<E> shape, Known known, WriteRunner runner) {
        this.shape = shape;
        this.known = known;
        this.runner = runner;
    }

    /** Only if this is the version that is stored. */
    public EntityCheck<E> ifVersion(long expected) {
        if (shape.type().version().isEmpty()) {
            throw new IllegalArgumentException(shape.type().name() + " has no version");
        }
        version = OptionalLong.of(expected);
        return this;
    }

    /** Only if all these hold. */
    public EntityCheck<E> onlyIf(Condition... all) {
        conditions.addAll(List.of(all));
        return this;
    }

    /**
     * Does it, and waits for it.
     *
     * @throws WriteRefusedException if it does not hold
     */
    public void apply() {
        tryApply().orThrow();
    }

    /** Does it, and waits for it. */
    public Outcome<Void> tryApply() {
        return runner.run(this);
    }

    @Override
    public CallInfo call() {
        return shape.checking();
    }

    @Override
    Step<Draft<Void>> prepare(Settings settings, Company company) {
        List<Condition> demands = List.copyOf(conditions);
        OptionalLong expected = version;
        return Step.done(new Draft<>() {
            @Override
            public Step<Wanted> wanted(Settings again) {
                return new EntityTarget(shape, known)
                        .wanted(
                                again,
                                true,
                                found -> new Intent(
                                        shape.type(),
                                        found.place(),
                                        Intent.Mode.CHECK,
                                        null,
                                        new Changes(),
                                        found.values(),
                                        expected,
                                        demands,
                                        Set.of(),
                                        shape.type().name(),
                                        true));
            }

            @Override
            public Void result(List<Intent> intents, Plan plan, Map<String, AttributeValue> returned, Settings again) {
                return null;
            }
        });
    }
}
