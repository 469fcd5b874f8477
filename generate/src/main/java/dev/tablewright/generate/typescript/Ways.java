package dev.tablewright.generate.typescript;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.ValueWalk.Step;

/** Follows ways to values through what the application sees. */
record Ways(Context context) {

    /** From a variable that holds an entity: {@code order.customer}. */
    Way inEntity(String variable, ValuePath path) {
        return follow(variable, path, false);
    }

    /** From a variable that holds the id of the entity. An id of one part is that part. */
    Way inId(String variable, ValuePath path) {
        return follow(variable, path, path.owner().id().size() == 1);
    }

    private Way follow(String variable, ValuePath path, boolean inlined) {
        Way way = Way.from(variable, codec(path));
        boolean skipped = inlined;
        for (Step step : path.way()) {
            way = way.then(context.property(step.owner(), step.attribute()), skipped || step.inlined());
            skipped = false;
        }
        return way;
    }

    /** Of the values at the end of a way. */
    Codec codec(ValuePath path) {
        return context.codecs().of(path.last().owner(), path.last().attribute());
    }
}
