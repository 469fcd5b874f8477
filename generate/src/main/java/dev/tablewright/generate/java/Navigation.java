package dev.tablewright.generate.java;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;

/** The ways to values in Java: through records, ids of others and embedded values. */
final class Navigation {

    private final Context context;

    Navigation(Context context) {
        this.context = context;
    }

    /** From a record: {@code order.customer()}. */
    Reached inRecord(String variable, Entity entity, List<String> steps) {
        Member first = first(entity, steps);
        String value = variable + "." + first.name() + "()";
        return first.isOptional()
                ? follow(List.of(value + ".isPresent()"), value + ".get()", entity, steps)
                : follow(List.of(), value, entity, steps);
    }

    /** From an item: {@code item.text("customer")}. */
    Reached inItem(String reader, Entity entity, List<String> steps) {
        Member first = first(entity, steps);
        String value = first.codec().read(reader, first.stored());
        return first.isOptional()
                ? follow(List.of(reader + ".has(" + first.stored() + ")"), value, entity, steps)
                : follow(List.of(), value, entity, steps);
    }

    /** From a variable that holds the first attribute. */
    Reached inVariable(String variable, Entity entity, List<String> steps) {
        return follow(List.of(), variable, entity, steps);
    }

    /** Of the values at the end of a way. */
    Codec codec(ValuePath path) {
        return inVariable("", path.owner(), path.steps()).codec();
    }

    /** From a variable that holds the id of an entity. */
    Reached inId(String variable, Entity entity, List<String> steps) {
        String value = entity.id().size() == 1
                ? variable
                : variable + "." + context.naming().member(entity.name().text(), steps.get(0)) + "()";
        return follow(List.of(), value, entity, steps);
    }

    private Member first(Entity entity, List<String> steps) {
        return new Members(context).of(entity, context.attribute(entity, steps.get(0)));
    }

    private Reached follow(List<String> before, String start, Entity entity, List<String> steps) {
        List<String> guards = new ArrayList<>(before);
        String value = start;
        Attribute attribute = context.attribute(entity, steps.get(0));
        Codec codec = context.codecs().of(entity, attribute);
        for (String step : steps.subList(1, steps.size())) {
            if (attribute.type() instanceof Type.Reference reference) {
                Entity target = context.entity(reference.entity());
                attribute = context.attribute(target, step);
                codec = context.codecs().of(target, attribute);
                // A reference to an id of one part is that part.
                value = target.id().size() == 1 ? value : value + "." + accessor(reference.entity(), step);
            } else {
                String type = ((Type.Embedded) attribute.type()).type();
                EmbeddedType target = context.model().type(type).orElseThrow();
                attribute = target.field(step).orElseThrow();
                codec = context.codecs().of(target, attribute);
                value = value + "." + accessor(type, step);
                if (attribute.optional() && !codec.isEmptyAbsent()) {
                    guards.add(value + ".isPresent()");
                    value = value + ".get()";
                }
            }
        }
        return new Reached(guards, value, codec);
    }

    private String accessor(String owner, String attribute) {
        return context.naming().member(owner, attribute) + "()";
    }
}
