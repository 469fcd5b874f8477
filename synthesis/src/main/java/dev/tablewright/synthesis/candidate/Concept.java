package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.List;

/**
 * What a partition is about.
 *
 * @param kind whether it is an entity, an attribute, or all items of an entity
 * @param name of the entity or attribute
 */
public record Concept(Kind kind, String name) {

    /** What a name is the name of. */
    public enum Kind {
        /** The partition is found by the id of an entity: its children stand with it. */
        ENTITY,
        /** By another attribute. */
        ATTRIBUTE,
        /** By nothing: all items of an entity, or a share of them. */
        ALL
    }

    public static Concept of(ValuePaths paths, Entity entity, KeyShape shape) {
        List<String> values = shape.partition().stream()
                .filter(term -> term.format().isLossless())
                .map(term -> paths.full(entity, term.path()))
                .toList();
        if (values.isEmpty()) {
            return new Concept(Kind.ALL, entity.name().text());
        }
        List<String> id = paths.ofId(entity).stream().map(Value::full).toList();
        boolean own = values.containsAll(id) && values.size() == id.size();
        for (Attribute attribute : entity.attributes()) {
            List<String> whole = paths.of(entity, List.of(attribute.name().text())).stream()
                    .map(Value::full)
                    .toList();
            // An id that is a reference stands with what it refers to; one that only begins with one is its own.
            if (attribute.type() instanceof Type.Reference reference
                    && begins(values, whole)
                    && (!own || whole.size() == values.size())) {
                return new Concept(Kind.ENTITY, reference.entity());
            }
        }
        if (own) {
            return new Concept(Kind.ENTITY, entity.name().text());
        }
        List<String> path = shape.partition().get(0).path();
        return new Concept(Kind.ATTRIBUTE, path.get(path.size() - 1));
    }

    private static boolean begins(List<String> values, List<String> reference) {
        return !reference.isEmpty()
                && values.size() >= reference.size()
                && values.subList(0, reference.size()).equals(reference);
    }
}
