package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which attributes of an entity stand in which keys.
 *
 * @param primary those in its primary key
 * @param indexes those in keys or conditions of indexes, and not in the primary key
 * @param free those in no key at all
 */
record KeyUse(List<String> primary, List<String> indexes, List<String> free) {

    static KeyUse of(Dossier dossier, Entity entity) {
        Set<String> primary = new LinkedHashSet<>();
        Set<String> indexes = new LinkedHashSet<>();
        for (Placement placement : dossier.analysis().space().of(entity.name().text())) {
            Set<String> names = placement.route().isIndex() ? indexes : primary;
            placement.leaves().map(Leaf::first).forEach(names::add);
            placement
                    .when()
                    .comparisons()
                    .forEach(comparison -> names.add(comparison.path().first()));
        }
        indexes.removeAll(primary);
        List<String> free = entity.attributes().stream()
                .map(Attribute::name)
                .map(name -> name.text())
                .filter(name -> !primary.contains(name) && !indexes.contains(name))
                .toList();
        return new KeyUse(List.copyOf(primary), List.copyOf(indexes), free);
    }
}
