package dev.tablewright.generate.java;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.ValueWalk.Step;
import java.util.ArrayList;
import java.util.List;

/** The ways to values in Java: through records, ids of others and embedded values. */
record Navigation(Context context) {

    /** From a record: {@code order.customer()}. */
    Reached inRecord(String variable, ValuePath path) {
        Member first = first(path);
        String value = variable + "." + first.name() + "()";
        return first.isOptional()
                ? follow(List.of(value + ".isPresent()"), value + ".get()", path)
                : follow(List.of(), value, path);
    }

    /** From an item: {@code item.text("customer")}. */
    Reached inItem(String reader, ValuePath path) {
        Member first = first(path);
        String value = first.codec().read(reader, first.stored());
        return follow(first.isOptional() ? List.of(reader + ".has(" + first.stored() + ")") : List.of(), value, path);
    }

    /** From a variable that holds the first attribute. */
    Reached inVariable(String variable, ValuePath path) {
        return follow(List.of(), variable, path);
    }

    /** From a variable that holds the id of the entity. */
    Reached inId(String variable, ValuePath path) {
        String value = path.owner().id().size() == 1
                ? variable
                : variable + accessor(path.way().get(0));
        return follow(List.of(), value, path);
    }

    /** Of the values at the end of a way. */
    Codec codec(ValuePath path) {
        return codec(path.last());
    }

    private Codec codec(Step step) {
        return context.codecs().of(step.owner(), step.attribute());
    }

    private Member first(ValuePath path) {
        return new Members(context).of(path.owner(), path.first());
    }

    private Reached follow(List<String> before, String start, ValuePath path) {
        List<String> guards = new ArrayList<>(before);
        String value = start;
        for (Step step : path.way().subList(1, path.way().size())) {
            value = step.inlined() ? value : value + accessor(step);
            if (step.attribute().optional() && !codec(step).shape().isSet()) {
                guards.add(value + ".isPresent()");
                value = value + ".get()";
            }
        }
        return new Reached(guards, value, codec(path));
    }

    private String accessor(Step step) {
        return "." + context.naming().member(step.owner(), step.attribute()) + "()";
    }
}
