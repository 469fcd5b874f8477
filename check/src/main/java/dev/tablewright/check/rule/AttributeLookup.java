package dev.tablewright.check.rule;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.ValueWalk.Value;
import java.util.List;
import java.util.Optional;

/** What the paths in keys lead to, for rules that look at every slot. */
final class AttributeLookup {

    private final Model model;

    AttributeLookup(Model model) {
        this.model = model;
    }

    /** The attributes that a path leads through, that at its end included; cut short where it leads nowhere. */
    List<Attribute> along(String entity, List<String> steps) {
        return model.entity(entity)
                .map(owner -> model.walk().attributes(owner, steps))
                .orElse(List.of());
    }

    /** The attribute whose value really stands in a slot: a reference holds the id of the other entity. */
    Optional<Attribute> leaf(KeySlot slot) {
        return leaf(slot.entity(), slot.path().steps());
    }

    /** The attribute whose value really stands at the end of a path. */
    Optional<Attribute> leaf(String entity, List<String> steps) {
        return model.entity(entity)
                .flatMap(owner -> model.walk().attribute(owner, steps))
                .map(end -> model.walk().held(end.type()).orElse(end))
                .filter(held -> !(held.type() instanceof Type.Reference));
    }

    private Optional<Value> one(String entity, List<String> steps) {
        List<Value> found = model.entity(entity)
                .map(owner -> model.walk().values(owner, steps))
                .orElse(List.of());
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** Whether only few different values stand in a slot, so that many items share each: words of an enum, days, shards. */
    boolean hasFewValues(KeySlot slot) {
        return slot.format() instanceof SlotFormat.Shard
                || slot.format() instanceof SlotFormat.Truncated
                || leaf(slot).filter(leaf -> leaf.type() instanceof Type.Choice).isPresent();
    }

    /**
     * Where the value at the end of a path comes from: {@code Customer.username} for the customer of an order as for the
     * customer himself. Equal origins mean that the same value may stand in both places.
     */
    Optional<String> origin(String entity, List<String> steps) {
        return one(entity, steps).map(AttributeLookup::origin);
    }

    private static String origin(Value value) {
        return value.end().owner() + "." + value.end().attribute().name();
    }

    /** The origins of all values that identify an entity, in the order of its id. */
    List<String> identity(String entity) {
        return model.entity(entity).stream()
                .flatMap(owner -> model.walk().id(owner).stream())
                .map(AttributeLookup::origin)
                .toList();
    }
}
