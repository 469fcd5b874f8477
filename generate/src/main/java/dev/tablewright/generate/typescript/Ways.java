package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.List;

/** Follows paths through what the application sees. */
final class Ways {

    private final Context context;

    Ways(Context context) {
        this.context = context;
    }

    /** From a variable that holds an entity: {@code order.customer}. */
    Way inEntity(String variable, Entity entity, List<String> steps) {
        Property first = first(entity, steps);
        return follow(Way.from(variable, first.codec()).then(first, false), first.attribute(), steps);
    }

    /** From a variable that holds the first attribute. */
    Way inValue(String variable, Entity entity, List<String> steps) {
        Property first = first(entity, steps);
        return follow(Way.from(variable, first.codec()), first.attribute(), steps);
    }

    /** From a variable that holds the id of an entity. */
    Way inId(String variable, Entity entity, List<String> steps) {
        Property first = first(entity, steps);
        Way start = Way.from(variable, first.codec());
        return follow(start.then(first, entity.id().size() == 1), first.attribute(), steps);
    }

    private Property first(Entity entity, List<String> steps) {
        return context.property(
                entity.name().text(), entity.attribute(steps.get(0)).orElseThrow());
    }

    private Way follow(Way start, Attribute first, List<String> steps) {
        Way way = start;
        Attribute attribute = first;
        for (String step : steps.subList(1, steps.size())) {
            if (attribute.type() instanceof Type.Reference reference) {
                Entity target = context.entity(reference.entity());
                attribute = target.attribute(step).orElseThrow();
                // A reference to an id of one part is that part.
                way = way.then(
                        context.property(target.name().text(), attribute),
                        target.id().size() == 1);
            } else {
                EmbeddedType target = context.model()
                        .type(((Type.Embedded) attribute.type()).type())
                        .orElseThrow();
                attribute = target.field(step).orElseThrow();
                way = way.then(context.property(target.name().text(), attribute), false);
            }
        }
        return way;
    }
}
