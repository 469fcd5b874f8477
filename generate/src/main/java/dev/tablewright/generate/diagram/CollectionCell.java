package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An attribute of an item that is not of the key by which it is looked at.
 *
 * @param stranger whether it is no attribute of the entity: the key of another index, the name of the entity
 */
record CollectionCell(String name, String value, boolean stranger) {

    /**
     * The attributes of an item that a table or an index holds: those of the entity first, in the model's order, but what
     * the key says already behind the others.
     */
    static List<CollectionCell> of(KeySpace space, Route route, SampleItem item) {
        Model model = space.model();
        Set<String> keys = route.schema().attributes().map(key -> key.name()).collect(Collectors.toSet());
        List<Attribute> own =
                model.entity(item.entity()).map(entity -> entity.attributes()).orElse(List.of());
        List<CollectionCell> cells = new ArrayList<>();
        Set<String> ownNames = own.stream().map(Attribute::storedName).collect(Collectors.toSet());
        Set<String> said = space.of(item.entity(), route).stream()
                .flatMap(Placement::leaves)
                .map(leaf -> leaf.path().split("\\.", 2)[0])
                .collect(Collectors.toSet());
        own.stream()
                .sorted(Comparator.comparing(
                        attribute -> said.contains(attribute.name().text())))
                .filter(attribute -> !keys.contains(attribute.storedName())
                        && isHeld(route, attribute.name().text(), attribute.storedName()))
                .forEach(attribute -> item.attribute(attribute.storedName())
                        .ifPresent(value ->
                                cells.add(new CollectionCell(attribute.storedName(), value.plainText(), false))));
        item.attributes().forEach((name, value) -> {
            if (!keys.contains(name) && !ownNames.contains(name) && isHeld(route, name, name)) {
                cells.add(new CollectionCell(name, value.plainText(), true));
            }
        });
        return cells;
    }

    private static boolean isHeld(Route route, String name, String stored) {
        Optional<Projection> projection = route.index().map(Index::projection);
        boolean key = route.table().key().attributes().anyMatch(attribute -> attribute
                .name()
                .equals(stored));
        if (key || projection.isEmpty() || projection.get() instanceof Projection.All) {
            return true;
        }
        return projection.get() instanceof Projection.Include include
                && include.attributes().stream()
                        .map(Name::text)
                        .anyMatch(text -> text.equals(name) || text.equals(stored));
    }
}
