package dev.tablewright.generate.workbench;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an index copies, as the Workbench says it: the same that the table is made with. */
final class HeldAttributes {

    private HeldAttributes() {}

    static Map<String, Object> of(Model model, Design design, Table table, Index index) {
        Map<String, Object> projection = new LinkedHashMap<>();
        if (index.projection() instanceof Projection.All) {
            projection.put("ProjectionType", "ALL");
            return projection;
        }
        Set<String> held = new LinkedHashSet<>();
        if (index.projection() instanceof Projection.Include include) {
            include.attributes().forEach(name -> held.addAll(stored(model, design, table, index, name)));
            // The attribute that says what an item is always comes along.
            held.add(design.typeAttribute());
        }
        Stream.concat(table.key().attributes(), index.key().attributes())
                .map(KeyAttribute::name)
                .forEach(held::remove);
        projection.put("ProjectionType", held.isEmpty() ? "KEYS_ONLY" : "INCLUDE");
        if (!held.isEmpty()) {
            projection.put("NonKeyAttributes", List.copyOf(held));
        }
        return projection;
    }

    /** What an attribute is called in items: the entities of an index may each have their own name for it. */
    private static Set<String> stored(Model model, Design design, Table table, Index index, Name attribute) {
        Set<String> names = design.keys().stream()
                .filter(keys -> keys.table().equals(table.name().text())
                        && keys.entry(index.name().text()).isPresent())
                .flatMap(keys -> model.entity(keys.entity().text()).stream())
                .flatMap(entity -> entity.attributes().stream())
                .filter(each -> each.name().text().equals(attribute.text())
                        || each.storedName().equals(attribute.text()))
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return names.isEmpty() ? Set.of(attribute.text()) : names;
    }
}
