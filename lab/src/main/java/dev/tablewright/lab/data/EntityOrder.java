package dev.tablewright.lab.data;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Entities in an order in which what is referred to comes first. Where they refer to each other in a circle, references that may
 * be absent give way.
 */
final class EntityOrder {

    private final Model model;
    private final List<Entity> inOrder = new ArrayList<>();
    private final Map<String, Integer> positions = new HashMap<>();

    EntityOrder(Model model) {
        this.model = model;
        List<Entity> left = new ArrayList<>(model.entities());
        while (!left.isEmpty()) {
            Entity next = next(left);
            left.remove(next);
            positions.put(next.name().text(), inOrder.size());
            inOrder.add(next);
        }
    }

    List<Entity> inOrder() {
        return inOrder;
    }

    /** Whether all of one entity are there before any of another. */
    boolean isEarlier(String one, String other) {
        return positions.get(one) < positions.get(other);
    }

    private Entity next(List<Entity> left) {
        for (boolean must : new boolean[] {false, true}) {
            for (Entity candidate : left) {
                Set<String> targets = targets(candidate.attributes(), must, new HashSet<>());
                targets.remove(candidate.name().text());
                if (positions.keySet().containsAll(targets)) {
                    return candidate;
                }
            }
        }
        // References that must be there, in a circle: no order is right, and any is as good as another.
        return left.get(0);
    }

    /** @param must whether only those count that cannot be left out */
    private Set<String> targets(List<Attribute> attributes, boolean must, Set<String> within) {
        Set<String> targets = new HashSet<>();
        for (Attribute attribute : attributes) {
            if (!must || !(attribute.optional() || attribute.type().isCollection())) {
                targets.addAll(targets(attribute.type(), must, within));
            }
        }
        return targets;
    }

    private Set<String> targets(Type type, boolean must, Set<String> within) {
        if (type instanceof Type.Reference reference) {
            return Set.of(reference.entity());
        }
        if (type instanceof Type.Collection collection) {
            return targets(collection.element(), must, within);
        }
        if (type instanceof Type.Embedded embedded && within.add(embedded.type())) {
            return model.type(embedded.type())
                    .map(found -> targets(found.fields(), must, within))
                    .orElse(Set.of());
        }
        return Set.of();
    }
}
