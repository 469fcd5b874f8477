package dev.tablewright.exercise;

import dev.tablewright.access.write.StepInput;
import dev.tablewright.generate.java.JavaApi.WriteApi;
import dev.tablewright.generate.java.JavaApi.WriteInput;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.trial.LayerWrite;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The method of a write. */
final class GeneratedWrite implements LayerWrite {

    private final Object facade;
    private final WriteApi api;
    private final BoundModel bound;
    private final JavaRows rows;
    private final Method method;

    GeneratedWrite(Object facade, WriteApi api, BoundModel bound, JavaRows rows) {
        this.facade = facade;
        this.api = api;
        this.bound = bound;
        this.rows = rows;
        this.method =
                Reflected.method(facade.getClass(), api.method(), api.inputs().size());
    }

    @Override
    public Outcome<?> run(List<StepArguments> steps) {
        Type[] types = method.getGenericParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            WriteInput input = api.inputs().get(i);
            values[i] = value(input, steps.get(input.step()), types[i]);
        }
        try {
            return Outcome.done(Reflected.call(method, facade, values));
        } catch (WriteRefusedException e) {
            return Outcome.refused(e.refusals());
        }
    }

    private Object value(WriteInput input, StepArguments given, Type java) {
        Row row = given.row();
        if (input.input().is(StepInput.Role.ENTITY)) {
            return rows.record(bound.type(row.entity()).checked(row), Reflected.raw(java));
        }
        Attribute attribute = input.input().attribute().orElseThrow();
        String stored = attribute.storedName();
        boolean moved = input.input().is(StepInput.Role.SET) && given.moved().containsKey(stored);
        Optional<AttributeValue> value = moved ? Optional.of(given.moved().get(stored)) : row.value(stored);
        return rows.values().member(attribute.type(), value, java);
    }
}
