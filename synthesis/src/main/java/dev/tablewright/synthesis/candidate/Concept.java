package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.List;
import java.util.Optional;

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
        Optional<String> parent = parent(paths, entity, shape.partition().get(0).path(), values, own);
        if (parent.isPresent()) {
            return new Concept(Kind.ENTITY, parent.get());
        }
        if (own) {
            return new Concept(Kind.ENTITY, entity.name().text());
        }
        List<String> path = shape.partition().get(0).path();
        return new Concept(Kind.ATTRIBUTE, path.get(path.size() - 1));
    }

    /** The entity whose whole id a partition begins with: the attribute itself refers to it, or the id that it holds does. */
    private static Optional<String> parent(
            ValuePaths paths, Entity entity, List<String> path, List<String> values, boolean own) {
        for (int end = 1; end <= path.size(); end++) {
            List<String> way = path.subList(0, end);
            List<String> whole = paths.of(entity, way).stream().map(Value::full).toList();
            Optional<Type.Reference> reference = paths.attribute(entity, way)
                    .map(Attribute::type)
                    .filter(Type.Reference.class::isInstance)
                    .map(Type.Reference.class::cast);
            // An id that is a reference stands with what it refers to; one that only begins with one is its own.
            if (reference.isPresent() && begins(values, whole) && (!own || whole.size() == values.size())) {
                return reference.map(Type.Reference::entity);
            }
        }
        return Optional.empty();
    }

    private static boolean begins(List<String> values, List<String> reference) {
        return !reference.isEmpty()
                && values.size() >= reference.size()
                && values.subList(0, reference.size()).equals(reference);
    }
}
