package dev.tablewright.model;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What carries a relationship.
 *
 * @param parent the one, if there is one
 * @param child what refers to it: the many, or an entity between two that are many
 * @param via the attribute that does
 */
public record Link(Relationship relationship, Entity parent, Entity child, Attribute via) {

    /** The references that carry a relationship: one, or two of an entity between many and many; none if nothing does. */
    public static List<Link> of(Model model, Relationship relationship) {
        Optional<Entity> left = model.entity(relationship.left().text());
        Optional<Entity> right = model.entity(relationship.right().text());
        if (left.isEmpty() || right.isEmpty()) {
            return List.of();
        }
        if (relationship.isManyToMany()) {
            // An attribute that holds many is in one of the two, and needs nobody between them.
            return relationship.via().isPresent() ? List.of() : between(model, relationship, left.get(), right.get());
        }
        boolean rightRefers = relationship.rightCardinality().isMany()
                || !relationship.leftCardinality().isMany();
        Optional<Link> usual = rightRefers
                ? reference(relationship, left.get(), right.get())
                : reference(relationship, right.get(), left.get());
        return usual.or(() -> reference(relationship, right.get(), left.get())).stream()
                .toList();
    }

    private static Optional<Link> reference(Relationship relationship, Entity parent, Entity child) {
        return references(child, parent)
                .filter(attribute -> relationship.via().isEmpty()
                        || relationship
                                .via()
                                .get()
                                .text()
                                .equals(attribute.name().text()))
                .findFirst()
                .map(via -> new Link(relationship, parent, child, via));
    }

    /** The entity whose id is made of both. */
    private static List<Link> between(Model model, Relationship relationship, Entity left, Entity right) {
        for (Entity entity : model.entities()) {
            List<Attribute> id = entity.attributes().stream()
                    .filter(attribute -> entity.isIdentifiedBy(attribute.name().text()))
                    .toList();
            Optional<Attribute> first =
                    id.stream().filter(attribute -> refersTo(attribute, left)).findFirst();
            Optional<Attribute> second = id.stream()
                    .filter(attribute -> refersTo(attribute, right)
                            && !first.map(Attribute::name).equals(Optional.of(attribute.name())))
                    .findFirst();
            if (first.isPresent() && second.isPresent()) {
                return List.of(
                        new Link(relationship, left, entity, first.get()),
                        new Link(relationship, right, entity, second.get()));
            }
        }
        return List.of();
    }

    private static Stream<Attribute> references(Entity child, Entity parent) {
        return child.attributes().stream().filter(attribute -> refersTo(attribute, parent));
    }

    private static boolean refersTo(Attribute attribute, Entity entity) {
        return attribute.type() instanceof Type.Reference
                && attribute.type().refersTo(entity.name().text());
    }
}
