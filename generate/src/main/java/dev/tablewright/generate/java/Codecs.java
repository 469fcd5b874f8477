package dev.tablewright.generate.java;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;

/** Finds the codec of an attribute. A reference has that of the id which it holds. */
final class Codecs {

    private final Model model;
    private final Naming naming;

    Codecs(Model model, Naming naming) {
        this.model = model;
        this.naming = naming;
    }

    /** @param owner the entity or the embedded type */
    Codec of(String owner, Attribute attribute) {
        return of(owner, attribute.name().text(), attribute.type());
    }

    private Codec of(String owner, String attribute, Type type) {
        if (type instanceof ScalarType scalar) {
            return new ScalarCodec(scalar);
        }
        if (type instanceof Type.Choice choice) {
            return new WordCodec(naming, owner, attribute, choice);
        }
        if (type instanceof Type.Embedded embedded) {
            return new NestedCodec(naming.type(embedded.type()), naming.codec(embedded.type()), "value", "read");
        }
        if (type instanceof Type.Reference reference) {
            return id(model.entity(reference.entity()).orElseThrow());
        }
        Type.Collection collection = (Type.Collection) type;
        return new CollectionCodec(collection, of(owner, attribute, collection.element()));
    }

    /** Of what identifies an entity. */
    Codec id(Entity entity) {
        String name = entity.name().text();
        if (entity.id().size() == 1) {
            String part = entity.id().get(0).text();
            return of(name, entity.attribute(part).orElseThrow());
        }
        return new NestedCodec(naming.entity(name) + ".Id", naming.stored(name), "idValue", "readId");
    }
}
