package dev.tablewright.generate.diagram;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An attribute as diagrams show it.
 *
 * @param type as the model names it; {@code string} for one of a few words
 * @param key whether it identifies the entity, alone or with others
 * @param foreignKey whether it holds the id, or ids, of an entity
 * @param words the few words, if it is one of them
 */
record EntityRow(
        String name,
        String type,
        boolean key,
        boolean foreignKey,
        boolean unique,
        boolean optional,
        Optional<String> words) {

    /** The attributes of an entity: those that identify it first, as their order in the id, then as they are said. */
    static List<EntityRow> of(Model model, Entity entity) {
        List<EntityRow> id = entity.id().stream()
                .flatMap(part -> entity.attribute(part.text()).stream())
                .map(attribute -> row(model, attribute, true))
                .toList();
        List<EntityRow> others = entity.attributes().stream()
                .filter(attribute -> !entity.isIdentifiedBy(attribute.name().text()))
                .map(attribute -> row(model, attribute, false))
                .toList();
        return Stream.concat(id.stream(), others.stream()).toList();
    }

    private static EntityRow row(Model model, Attribute attribute, boolean key) {
        Type type = attribute.type();
        boolean choice = type instanceof Type.Choice;
        boolean refers = model.entities().stream()
                .anyMatch(entity -> type.refersTo(entity.name().text()));
        return new EntityRow(
                attribute.name().text(),
                choice ? "string" : typeText(type),
                key,
                refers,
                attribute.unique().isPresent(),
                attribute.optional(),
                choice ? Optional.of(type.toString()) : Optional.empty());
    }

    /** Words inside a collection are texts, too. */
    private static String typeText(Type type) {
        if (type instanceof Type.Collection collection) {
            String whole = collection.toString();
            String inside = collection.element().toString();
            String kind = whole.substring(0, whole.length() - inside.length() - 2);
            return kind + "<" + typeText(collection.element()) + ">";
        }
        return type instanceof Type.Choice ? "string" : type.toString();
    }

    /** The marks of its key, as diagrams write them: {@code PK}, {@code FK}, {@code UK}. */
    List<String> marks() {
        return Stream.of(key ? "PK" : "", foreignKey ? "FK" : "", unique ? "UK" : "")
                .filter(mark -> !mark.isEmpty())
                .toList();
    }
}
