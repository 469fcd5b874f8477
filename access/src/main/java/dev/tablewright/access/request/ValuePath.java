package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.List;

/**
 * The way from an entity to a value in it.
 *
 * @param steps the attributes on the way, as the model calls them
 * @param stored the same as DynamoDB sees it: a reference to an id of one part is that part
 * @param type of the value
 * @param optional whether the value may be absent
 */
public record ValuePath(Entity owner, List<String> steps, List<String> stored, Type type, boolean optional) {

    public ValuePath {
        steps = List.copyOf(steps);
        stored = List.copyOf(stored);
    }

    public static ValuePath of(Leaves leaves, Entity owner, List<String> steps) {
        List<Attribute> along = leaves.along(owner, steps);
        return new ValuePath(
                owner,
                steps,
                leaves.storedPath(owner, steps),
                along.get(along.size() - 1).type(),
                leaves.of(owner, steps).stream()
                        .anyMatch(leaf -> !leaf.optional().isEmpty()));
    }
}
