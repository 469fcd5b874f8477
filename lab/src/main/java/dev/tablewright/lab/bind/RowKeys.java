package dev.tablewright.lab.bind;

import dev.tablewright.access.key.IndexKeyParts;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The keys that items of one entity have because of their attributes. */
final class RowKeys {

    private final Binding binding;
    private final Entity entity;

    RowKeys(Binding binding, Entity entity) {
        this.binding = binding;
        this.entity = entity;
    }

    /** The key of the table. */
    DerivedKey primary() {
        Placement placement = binding.space().primary(entity.name().text()).orElseThrow();
        List<KeyPart> parts = placement.parts().toList();
        Set<Leaf> leaves = leaves(parts);
        return new DerivedKey(
                placement.route().table().name().text(),
                parts.stream().map(KeyPart::attribute).toList(),
                madeOf(leaves),
                item -> {
                    Map<Leaf, AttributeValue> values = new HashMap<>();
                    leaves.forEach(leaf -> values.put(leaf, value(item, leaf).orElseThrow(() -> missing(leaf))));
                    return key(parts, values::get);
                });
    }

    /** The key of an index; its condition is that of the design. */
    DerivedKey index(IndexKeyParts index, BoundCondition when) {
        Set<Leaf> leaves = leaves(index.parts());
        Set<String> madeOf = new LinkedHashSet<>(madeOf(leaves));
        madeOf.addAll(when.madeOf());
        return new DerivedKey(
                index.placement().route().name(),
                index.parts().stream().map(KeyPart::attribute).toList(),
                madeOf,
                item -> when.holds(item) ? ifThere(item, index.parts(), leaves) : Map.of());
    }

    /** The key of an item that stands beside an entity; nothing where a value is absent. */
    Function<ItemReader, Map<String, AttributeValue>> beside(Placement placement) {
        List<KeyPart> parts = placement.parts().toList();
        Set<Leaf> leaves = leaves(parts);
        return item -> ifThere(item, parts, leaves);
    }

    private Map<String, AttributeValue> ifThere(ItemReader item, List<KeyPart> parts, Set<Leaf> leaves) {
        Map<Leaf, AttributeValue> values = new HashMap<>();
        for (Leaf leaf : leaves) {
            Optional<AttributeValue> value = value(item, leaf);
            if (value.isEmpty()) {
                return Map.of();
            }
            values.put(leaf, value.get());
        }
        return key(parts, values::get);
    }

    /** A value in an item; empty where it may be absent, and is. */
    private Optional<AttributeValue> value(ItemReader item, Leaf leaf) {
        Optional<AttributeValue> value = binding.paths().at(item, entity, leaf.steps());
        if (value.isEmpty() && leaf.optional().isEmpty()) {
            throw missing(leaf);
        }
        return value.map(some -> binding.form()
                .of(entity.name() + "." + leaf.name(), leaf.attribute().type(), some));
    }

    private ItemMismatchException missing(Leaf leaf) {
        return new ItemMismatchException(entity.name().text(), leaf.name(), "is missing");
    }

    /** What all parts of a key come to. */
    static Map<String, AttributeValue> key(List<KeyPart> parts, Function<Leaf, AttributeValue> values) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        parts.forEach(part -> key.put(part.attribute(), KeyForms.of(part, values)));
        return key;
    }

    static Set<Leaf> leaves(List<KeyPart> parts) {
        Set<Leaf> leaves = new LinkedHashSet<>();
        for (KeyPart part : parts) {
            for (KeyPiece piece : part.pieces()) {
                piece.leaf().ifPresent(leaves::add);
            }
        }
        return leaves;
    }

    /** The stored attributes of which values are taken. */
    Set<String> madeOf(Set<Leaf> leaves) {
        Set<String> names = new LinkedHashSet<>();
        leaves.forEach(leaf -> names.add(binding.stored(entity, leaf.first())));
        return names;
    }
}
