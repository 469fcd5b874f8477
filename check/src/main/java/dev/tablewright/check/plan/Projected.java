package dev.tablewright.check.plan;

import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Route;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What an index holds of the items. The attribute that says what an item is, is always among it. */
public final class Projected {

    private final Route route;

    public Projected(Route route) {
        this.route = route;
    }

    /** Whether something that a pattern needs, or that has to be filtered by, is only in the table. */
    boolean lacks(Pattern pattern, List<Seen> entities, Map<String, List<FilterTerm>> filter) {
        return entities.stream().anyMatch(seen -> {
            Entity entity = seen.knowledge().entity();
            Set<String> needed = new HashSet<>(needed(pattern, entity));
            filter.getOrDefault(entity.name().text(), List.of()).forEach(term -> needed.add(attribute(term)));
            // What several reads find is put into order by the values themselves.
            if (entities.size() < pattern.entities().size()) {
                pattern.sort().forEach(key -> needed.add(key.path().first()));
            }
            return !missing(entity, needed, seen.placement().parts().toList()).isEmpty();
        });
    }

    /** The attributes that a pattern needs of an entity. */
    public static List<String> needed(Pattern pattern, Entity entity) {
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return List.of();
        }
        Stream<String> names = pattern.needs().isEmpty()
                ? entity.attributes().stream().map(attribute -> attribute.name().text())
                : pattern.needs().stream().map(AttributePath::first);
        return names.distinct()
                .filter(name -> entity.attribute(name).isPresent())
                .toList();
    }

    /** Those of some attributes of an entity that the index does not hold. */
    public List<String> missing(Entity entity, Set<String> needed, List<KeyPart> keys) {
        if (route.index().isEmpty() || route.index().get().projection() instanceof Projection.All) {
            return List.of();
        }
        Set<String> stored = new HashSet<>();
        Stream.concat(route.table().key().attributes(), route.schema().attributes())
                .map(KeyAttribute::name)
                .forEach(stored::add);
        if (route.index().get().projection() instanceof Projection.Include include) {
            include.attributes().stream().map(Name::text).forEach(stored::add);
        }
        List<String> missing = new ArrayList<>();
        for (Attribute attribute : entity.attributes()) {
            String name = attribute.name().text();
            boolean direct = keys.stream()
                    .filter(KeyPart::isDirect)
                    .flatMap(part -> part.pieces().stream())
                    .flatMap(piece -> piece.leaf().stream())
                    .map(Leaf::path)
                    .anyMatch(path -> path.equals(name) || path.startsWith(name + "."));
            boolean held = direct || stored.contains(name) || stored.contains(attribute.storedName());
            if (needed.contains(name) && !held) {
                missing.add(name);
            }
        }
        return missing;
    }

    private static String attribute(FilterTerm term) {
        if (term instanceof FilterTerm.Equals equals) {
            return equals.leaf().path().split("\\.")[0];
        }
        return term instanceof FilterTerm.Holds holds
                ? holds.comparison().path().first()
                : ((FilterTerm.Within) term).narrowing().path().first();
    }
}
