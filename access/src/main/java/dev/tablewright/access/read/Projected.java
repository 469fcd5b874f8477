package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What an index holds of the items. Where some attributes are projected by name, the one that says what an item is, is among them;
 * in an index of keys alone it is not.
 */
public final class Projected {

    private final Route route;

    public Projected(Route route) {
        this.route = route;
    }

    /** Whether something that a pattern needs, or that has to be filtered by, is only in the table. */
    boolean lacks(Pattern pattern, List<Seen> entities, Filter filter) {
        boolean types = filter.byType() || (entities.size() > 1 && !filter.isEmpty());
        boolean keysOnly = route.index()
                .filter(index -> index.projection() instanceof Projection.KeysOnly)
                .isPresent();
        return (types && keysOnly) || hidesSchema(pattern, entities) || lacks(pattern, entities, filter.terms());
    }

    /** An index of some attributes does not say which version of the application wrote an item. */
    private boolean hidesSchema(Pattern pattern, List<Seen> entities) {
        boolean narrow = route.index()
                .filter(index -> !(index.projection() instanceof Projection.All))
                .isPresent();
        return narrow
                && pattern.operation() != Pattern.Operation.COUNT
                && entities.stream()
                        .anyMatch(entity -> entity.placement().owner().schemaVersion() > 1);
    }

    private boolean lacks(Pattern pattern, List<Seen> entities, Map<String, List<FilterTerm>> filter) {
        boolean apart = entities.size() < pattern.entities().size();
        return entities.stream().map(Seen::placement).anyMatch(placement -> !missing(pattern, placement, filter, apart)
                .isEmpty());
    }

    /**
     * What a pattern needs of an entity, or filters by, that is only in the table.
     *
     * @param apart whether other entities of the pattern are found by other reads
     */
    public List<String> missing(
            Pattern pattern, Placement placement, Map<String, List<FilterTerm>> filter, boolean apart) {
        return missing(
                placement.owner(),
                used(pattern, placement, filter, apart),
                placement.parts().toList());
    }

    /** What a pattern needs of an entity, or filters by. */
    public static Set<String> used(
            Pattern pattern, Placement placement, Map<String, List<FilterTerm>> filter, boolean apart) {
        Set<String> used = new LinkedHashSet<>(needed(pattern, placement.owner()));
        filter.getOrDefault(placement.occupant(), List.of()).forEach(term -> used.add(term.attribute()));
        // Who does not see when an item expires cannot leave out those that have.
        placement.owner().ttl().ifPresent(ttl -> used.add(ttl.text()));
        // What several reads find is put into order by the values themselves.
        if (apart) {
            pattern.sort().forEach(key -> used.add(key.path().first()));
        }
        return used;
    }

    /** The attributes of an entity that the index holds. */
    public Set<String> held(Placement placement) {
        Set<String> all = new LinkedHashSet<>();
        placement
                .owner()
                .attributes()
                .forEach(attribute -> all.add(attribute.name().text()));
        Set<String> held = new LinkedHashSet<>(all);
        missing(placement.owner(), all, placement.parts().toList()).forEach(held::remove);
        return held;
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
}
