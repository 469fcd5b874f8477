package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which items a global secondary index holds, and what of them.
 *
 * @param key the names of its key attributes
 * @param kept the names of all attributes that it copies, keys of both the table and the index among them; empty if it
 *     copies everything
 */
public record IndexShape(String name, Set<String> key, Optional<Set<String>> kept) {

    public IndexShape {
        key = Set.copyOf(key);
        kept = kept.map(Set::copyOf);
    }

    static IndexShape of(KeySchema table, Index index) {
        Set<String> key = names(index.key());
        return new IndexShape(index.name().text(), key, kept(table, key, index.projection()));
    }

    /** What the index stores of an item: nothing if the item lacks one of its key attributes. */
    public Optional<Item> entry(Item item) {
        return item.has(key) ? Optional.of(kept.map(item::only).orElse(item)) : Optional.empty();
    }

    static Set<String> names(KeySchema schema) {
        return schema.attributes().map(KeyAttribute::name).collect(Collectors.toUnmodifiableSet());
    }

    private static Optional<Set<String>> kept(KeySchema table, Set<String> key, Projection projection) {
        if (projection instanceof Projection.All) {
            return Optional.empty();
        }
        Set<String> kept = new LinkedHashSet<>(key);
        kept.addAll(names(table));
        if (projection instanceof Projection.Include include) {
            include.attributes().forEach(attribute -> kept.add(attribute.text()));
        }
        return Optional.of(kept);
    }
}
