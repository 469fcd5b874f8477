package dev.tablewright.lab.validate;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds the ids of other entities in an item, those within lists and embedded values too. */
final class References {

    /**
     * An id of another entity.
     *
     * @param attribute the stored attribute of the item in which it stands
     * @param path from the item to the id
     * @param id its parts, by stored names
     */
    record Found(String attribute, String path, String entity, Map<String, AttributeValue> id) {}

    private final Model model;

    References(Model model) {
        this.model = model;
    }

    List<Found> in(Looked looked) {
        List<Found> found = new ArrayList<>();
        for (Attribute attribute : looked.subject().kind().entity().attributes()) {
            AttributeValue value = looked.subject().item().get(attribute.storedName());
            if (!looked.unsound().contains(attribute.storedName())) {
                collect(attribute.storedName(), attribute.type(), attribute.storedName(), value, found);
            }
        }
        return found;
    }

    /** The entities to which items of one kind can refer. */
    Stream<String> targets(Entity entity) {
        return entity.attributes().stream().flatMap(attribute -> targets(attribute.type()));
    }

    private Stream<String> targets(Type type) {
        if (type instanceof Type.Reference reference) {
            return Stream.of(reference.entity());
        }
        if (type instanceof Type.Collection collection) {
            return targets(collection.element());
        }
        return type instanceof Type.Embedded embedded
                ? model.type(embedded.type()).stream()
                        .flatMap(found -> found.fields().stream())
                        .flatMap(field -> targets(field.type()))
                : Stream.empty();
    }

    private void collect(String attribute, Type type, String path, AttributeValue value, List<Found> found) {
        if (ValueCheck.isAbsent(value)) {
            return;
        }
        if (type instanceof Type.Reference reference) {
            found.add(new Found(attribute, path, reference.entity(), id(reference, value)));
        } else if (type instanceof Type.Embedded embedded) {
            for (Attribute field : model.type(embedded.type()).orElseThrow().fields()) {
                String name = field.storedName();
                collect(attribute, field.type(), path + "." + name, value.m().get(name), found);
            }
        } else if (type instanceof Type.Collection collection) {
            elements(attribute, collection.element(), path, value, found);
        }
    }

    private void elements(String attribute, Type element, String path, AttributeValue value, List<Found> found) {
        value.m().forEach((key, each) -> collect(attribute, element, path + "." + key, each, found));
        List<AttributeValue> row = new ArrayList<>(value.l());
        value.ss().forEach(text -> row.add(AttributeValue.fromS(text)));
        value.ns().forEach(number -> row.add(AttributeValue.fromN(number)));
        value.bs().forEach(bytes -> row.add(AttributeValue.fromB(bytes)));
        for (int i = 0; i < row.size(); i++) {
            collect(attribute, element, path + "[" + i + "]", row.get(i), found);
        }
    }

    private Map<String, AttributeValue> id(Type.Reference reference, AttributeValue value) {
        Entity entity = model.entity(reference.entity()).orElseThrow();
        if (entity.id().size() > 1) {
            return value.m();
        }
        String only = entity.attribute(entity.id().get(0).text()).orElseThrow().storedName();
        return Map.of(only, value);
    }
}
