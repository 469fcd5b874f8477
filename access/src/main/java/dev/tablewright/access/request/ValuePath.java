package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.ValueWalk.Step;
import java.util.List;

/**
 * The way from an entity to a value in it: through embedded values, and through the ids that references hold.
 *
 * @param name as one would write it in a template: {@code repo.owner}
 * @param steps the attributes on the way, as the model calls them
 * @param way the same, one by one; that of the value at the end
 */
public record ValuePath(Entity owner, String name, List<String> steps, List<Step> way) {

    public ValuePath {
        steps = List.copyOf(steps);
        way = List.copyOf(way);
    }

    public static ValuePath of(Leaves leaves, Entity owner, List<String> steps) {
        return of(leaves, owner, String.join(".", steps), steps);
    }

    public static ValuePath of(Leaves leaves, Entity owner, Leaf leaf) {
        return of(leaves, owner, leaf.name(), leaf.steps());
    }

    private static ValuePath of(Leaves leaves, Entity owner, String name, List<String> steps) {
        return new ValuePath(owner, name, steps, leaves.walk().along(owner, steps));
    }

    /** The attributes on the way, as DynamoDB sees them. */
    public List<String> stored() {
        return way.stream()
                .filter(step -> !step.inlined())
                .map(step -> step.attribute().storedName())
                .toList();
    }

    /** The attribute of the entity itself with which the way begins. */
    public Attribute first() {
        return way.get(0).attribute();
    }

    /** Only to that attribute. */
    public ValuePath whole() {
        return new ValuePath(owner, steps.get(0), steps.subList(0, 1), way.subList(0, 1));
    }

    /** Where the value is. */
    public Step last() {
        return way.get(way.size() - 1);
    }

    public Type type() {
        return last().attribute().type();
    }

    /** Whether the value may be absent. */
    public boolean optional() {
        return way.stream().anyMatch(step -> step.attribute().optional());
    }

    /** Ways are the same if they lead to the same place in the same entity, whatever they are called. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ValuePath path
                && path.owner.name().text().equals(owner.name().text())
                && path.steps.equals(steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }
}
