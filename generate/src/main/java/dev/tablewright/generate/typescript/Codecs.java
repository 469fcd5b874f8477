package dev.tablewright.generate.typescript;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the codec of an attribute. A reference has that of the id which it holds. */
final class Codecs {

    /** The largest number that JavaScript counts up to without a gap. */
    private static final long LARGEST_SAFE = (1L << 53) - 1;

    private final Model model;
    private final Naming naming;

    Codecs(Model model, Naming naming) {
        this.model = model;
        this.naming = naming;
    }

    Codec of(String owner, Attribute attribute) {
        return of(owner, attribute, attribute.type());
    }

    private Codec of(String owner, Attribute attribute, Type type) {
        if (type instanceof ScalarType scalar) {
            // Of a collection, the largest number is that of its elements.
            boolean small = attribute.type() == ScalarType.INTEGER
                    && attribute.max().filter(max -> max <= LARGEST_SAFE).isPresent();
            return new ScalarCodec(scalar, small);
        }
        if (type instanceof Type.Choice choice) {
            String name = attribute.name().text();
            return new WordCodec(naming.union(owner, name), naming.words(owner, name), choice);
        }
        if (type instanceof Type.Embedded embedded) {
            EmbeddedType found = model.type(embedded.type()).orElseThrow();
            return new NestedCodec(
                    naming.embedded(embedded.type()),
                    naming.of("stored", found),
                    naming.of("into", found),
                    naming.of("from", found),
                    isExact(found.fields(), new HashSet<>()));
        }
        if (type instanceof Type.Reference reference) {
            return id(model.entity(reference.entity()).orElseThrow());
        }
        Type.Collection collection = (Type.Collection) type;
        return new CollectionCodec(collection, of(owner, attribute, collection.element()));
    }

    /** Of what identifies an entity. */
    Codec id(Entity entity) {
        if (entity.id().size() == 1) {
            Attribute only = entity.attribute(entity.id().get(0).text()).orElseThrow();
            return of(entity.name().text(), only);
        }
        return new NestedCodec(
                naming.id(entity),
                naming.ofId("stored", entity),
                naming.ofId("into", entity),
                naming.ofId("from", entity),
                isExact(parts(entity), new HashSet<>()));
    }

    /** The attributes that identify an entity. */
    static List<Attribute> parts(Entity entity) {
        return entity.id().stream()
                .flatMap(part -> entity.attribute(part.text()).stream())
                .toList();
    }

    private boolean isExact(List<Attribute> attributes, Set<String> seen) {
        return attributes.stream().anyMatch(attribute -> isExact(attribute.type(), seen));
    }

    /** Types may contain each other. */
    private boolean isExact(Type type, Set<String> seen) {
        if (type instanceof Type.Collection collection) {
            return isExact(collection.element(), seen);
        }
        if (type instanceof Type.Embedded embedded) {
            return seen.add("type " + embedded.type())
                    && isExact(model.type(embedded.type()).orElseThrow().fields(), seen);
        }
        if (type instanceof Type.Reference reference) {
            return seen.add("id " + reference.entity())
                    && isExact(parts(model.entity(reference.entity()).orElseThrow()), seen);
        }
        return type == ScalarType.DECIMAL;
    }
}
