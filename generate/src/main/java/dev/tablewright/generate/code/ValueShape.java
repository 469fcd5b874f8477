package dev.tablewright.generate.code;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;

/**
 * What is stored for an attribute. A reference is what identifies the other entity, wherever that is declared.
 *
 * @param owner the entity or embedded type that declares it
 * @param attribute by which it is declared there; empty for an id of several parts
 * @param type a reference only for an id of several parts
 */
public record ValueShape(String owner, Optional<Attribute> attribute, Type type) {

    /** Any text. */
    public static final ValueShape TEXT = new ValueShape("", Optional.empty(), ScalarType.STRING);

    /** @param owner the entity or the embedded type */
    public static ValueShape of(Model model, String owner, Attribute attribute) {
        return of(model, owner, Optional.of(attribute), attribute.type());
    }

    private static ValueShape of(Model model, String owner, Optional<Attribute> attribute, Type type) {
        return type instanceof Type.Reference reference
                ? ofId(model, model.entity(reference.entity()).orElseThrow())
                : new ValueShape(owner, attribute, type);
    }

    /** Of what identifies an entity. */
    public static ValueShape ofId(Model model, Entity entity) {
        String name = entity.name().text();
        return entity.id().size() == 1
                ? of(model, name, parts(entity).get(0))
                : new ValueShape(name, Optional.empty(), new Type.Reference(name));
    }

    /** The attributes that identify an entity. */
    public static List<Attribute> parts(Entity entity) {
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
    }

    /** Of each value in a collection. */
    public ValueShape element(Model model) {
        return of(model, owner, attribute, ((Type.Collection) type).element());
    }

    /** Whether it is a value of one of these types. */
    public boolean is(ScalarType... types) {
        return List.<Type>of(types).contains(type);
    }

    /** Whether it is one of a few words. */
    public boolean isWord() {
        return type instanceof Type.Choice;
    }

    /** DynamoDB has no empty sets: an empty one is not stored. */
    public boolean isSet() {
        return type instanceof Type.SetOf;
    }

    public boolean isMap() {
        return type instanceof Type.MapOf;
    }
}
