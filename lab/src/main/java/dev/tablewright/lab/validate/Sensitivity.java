package dev.tablewright.lab.validate;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Which attributes must not be shown: those that the model calls sensitive, what contains one, and ids that are one. */
public final class Sensitivity {

    private final Model model;
    private final Map<String, Set<String>> byEntity = new HashMap<>();

    public Sensitivity(Model model) {
        this.model = model;
        for (Entity entity : model.entities()) {
            byEntity.put(
                    entity.name().text(),
                    entity.attributes().stream()
                            .filter(attribute -> hides(attribute, new HashSet<>()))
                            .map(Attribute::storedName)
                            .collect(Collectors.toUnmodifiableSet()));
        }
    }

    /** The stored names of an entity's attributes that must not be shown. */
    public Set<String> of(String entity) {
        return byEntity.getOrDefault(entity, Set.of());
    }

    private boolean hides(Attribute attribute, Set<String> seen) {
        return attribute.sensitive() || hides(attribute.type(), seen);
    }

    private boolean hides(Type type, Set<String> seen) {
        if (type instanceof Type.Collection collection) {
            return hides(collection.element(), seen);
        }
        if (!seen.add(type.toString())) {
            return false;
        }
        return parts(type).stream().anyMatch(part -> hides(part, seen));
    }

    private List<Attribute> parts(Type type) {
        if (type instanceof Type.Embedded embedded) {
            return model.type(embedded.type()).map(found -> found.fields()).orElse(List.of());
        }
        if (type instanceof Type.Reference reference) {
            return model.entity(reference.entity()).stream()
                    .flatMap(entity -> entity.id().stream().flatMap(part -> entity.attribute(part.text()).stream()))
                    .toList();
        }
        return List.of();
    }
}
