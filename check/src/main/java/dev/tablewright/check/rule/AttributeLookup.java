package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The attributes of a model by name, for rules that look at every slot: a list would be searched once for each. */
final class AttributeLookup {

    /** Ids may be made of ids of others; a longer chain than this is nobody's design. */
    private static final int LONGEST_CHAIN = 8;

    private final Model model;
    private final Map<String, Map<String, Attribute>> ofEntities = new HashMap<>();
    private final Map<String, Map<String, Attribute>> ofTypes = new HashMap<>();

    AttributeLookup(Model model) {
        this.model = model;
        model.entities().forEach(entity -> ofEntities.put(entity.name().text(), byName(entity.attributes())));
        model.types().forEach(type -> ofTypes.put(type.name().text(), byName(type.fields())));
    }

    /** The attributes that a path leads through, that at its end included; cut short where it leads nowhere. */
    List<Attribute> along(String entity, List<String> steps) {
        List<Attribute> found = new ArrayList<>();
        Map<String, Attribute> members = ofEntities.getOrDefault(entity, Map.of());
        for (String step : steps) {
            Attribute attribute = members.get(step);
            if (attribute == null) {
                return found;
            }
            found.add(attribute);
            members = members(attribute.type());
        }
        return found;
    }

    /** The attribute whose value really stands in a slot: a reference holds the id of the other entity. */
    Optional<Attribute> leaf(KeySlot slot) {
        List<Attribute> along = along(slot.entity(), slot.path().steps());
        Optional<Attribute> leaf = along.isEmpty() ? Optional.empty() : Optional.of(along.get(along.size() - 1));
        for (int i = 0; i < LONGEST_CHAIN && leaf.isPresent(); i++) {
            if (!(leaf.get().type() instanceof Type.Reference reference)) {
                return leaf;
            }
            leaf = onlyId(reference.entity());
        }
        return Optional.empty();
    }

    private Optional<Attribute> onlyId(String entity) {
        return model.entity(entity).map(Entity::id).filter(id -> id.size() == 1).map(id -> ofEntities
                .get(entity)
                .get(id.get(0).text()));
    }

    private Map<String, Attribute> members(Type type) {
        if (type instanceof Type.Reference reference) {
            return ofEntities.getOrDefault(reference.entity(), Map.of());
        }
        return type instanceof Type.Embedded embedded ? ofTypes.getOrDefault(embedded.type(), Map.of()) : Map.of();
    }

    private static Map<String, Attribute> byName(List<Attribute> attributes) {
        Map<String, Attribute> named = new HashMap<>();
        attributes.forEach(attribute -> named.put(attribute.name().text(), attribute));
        return named;
    }
}
