package dev.tablewright.check.reference;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One entity: a plain map of its attributes. */
record Row(Model model, Entity entity, Map<String, Value> values) {

    Row {
        values = new LinkedHashMap<>(values);
    }

    /** What a path leads to; empty if something on the way is absent. */
    Optional<Value> at(List<String> steps) {
        Optional<Attribute> attribute = entity.attribute(steps.get(0));
        Value value = values.get(steps.get(0));
        for (String step : steps.subList(1, steps.size())) {
            if (value == null || attribute.isEmpty()) {
                return Optional.empty();
            }
            Type type = attribute.get().type();
            attribute = member(type, step);
            // A reference to an id of one part holds that part.
            value = value instanceof Value.Compound compound && !isIdOfOnePart(type)
                    ? compound.parts().get(step)
                    : value;
        }
        return attribute.isEmpty() ? Optional.empty() : Optional.ofNullable(value);
    }

    Optional<Value> at(AttributePath path) {
        return at(path.steps());
    }

    /** The same with some attributes only. */
    Row only(Set<String> names) {
        Map<String, Value> some = new LinkedHashMap<>(values);
        some.keySet().retainAll(names);
        return new Row(model, entity, some);
    }

    List<Optional<Value>> id() {
        return entity.id().stream().map(part -> at(List.of(part.text()))).toList();
    }

    private boolean isIdOfOnePart(Type type) {
        return type instanceof Type.Reference reference
                && model.entity(reference.entity()).orElseThrow().id().size() == 1;
    }

    private Optional<Attribute> member(Type type, String step) {
        if (type instanceof Type.Reference reference) {
            return model.entity(reference.entity()).flatMap(target -> target.attribute(step));
        }
        return type instanceof Type.Embedded embedded
                ? model.type(embedded.type()).flatMap(fields -> fields.field(step))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return entity.name() + " " + values;
    }
}
