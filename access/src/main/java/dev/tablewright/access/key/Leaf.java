package dev.tablewright.access.key;

import dev.tablewright.keys.KeyType;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;

/**
 * A value that cannot be taken apart: where a path through references and embedded values finally leads.
 *
 * @param path every step, through the ids of other entities: {@code repo.owner.login}
 * @param name as one would write it in a template: {@code repo.owner}
 * @param attribute that at the end of the path
 * @param optional the ways on the path at which the value may be absent
 */
public record Leaf(String path, String name, Attribute attribute, KeyType type, List<String> optional) {

    public Leaf {
        optional = List.copyOf(optional);
    }

    /** The path, attribute by attribute. */
    public List<String> steps() {
        return List.of(path.split("\\."));
    }

    /** The attribute of the entity itself with which the path begins. */
    public String first() {
        int end = path.indexOf('.');
        return end < 0 ? path : path.substring(0, end);
    }

    /** The words of an enum; empty for all other types. */
    public Optional<Type.Choice> choice() {
        return attribute.type() instanceof Type.Choice choice ? Optional.of(choice) : Optional.empty();
    }

    /** Leaves are the same if they lie at the same place of the same entity. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Leaf leaf && leaf.path.equals(path) && leaf.attribute.equals(attribute);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
