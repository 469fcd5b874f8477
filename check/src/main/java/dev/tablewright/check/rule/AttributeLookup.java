package dev.tablewright.check.rule;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the paths in keys lead to, for rules that look at every slot. */
final class AttributeLookup {

    /** Ids may be made of ids of others; a longer chain than this is nobody's design. */
    private static final int LONGEST_CHAIN = 8;

    /** Parts of ids multiply where each is made of several; more values than this are in no key. */
    private static final int LONGEST_IDENTITY = 64;

    private final Model model;
    private final Leaves leaves;

    AttributeLookup(Model model) {
        this.model = model;
        this.leaves = new Leaves(model);
    }

    /** The attributes that a path leads through, that at its end included; cut short where it leads nowhere. */
    List<Attribute> along(String entity, List<String> steps) {
        return model.entity(entity).map(e -> leaves.along(e, steps)).orElse(List.of());
    }

    /** The attribute whose value really stands in a slot: a reference holds the id of the other entity. */
    Optional<Attribute> leaf(KeySlot slot) {
        return leaf(slot.entity(), slot.path().steps());
    }

    /** The attribute whose value really stands at the end of a path. */
    Optional<Attribute> leaf(String entity, List<String> steps) {
        List<Attribute> along = along(entity, steps);
        Optional<Attribute> leaf = along.isEmpty() ? Optional.empty() : Optional.of(along.get(along.size() - 1));
        for (int i = 0; i < LONGEST_CHAIN && leaf.isPresent(); i++) {
            if (!(leaf.get().type() instanceof Type.Reference reference)) {
                return leaf;
            }
            leaf = onlyId(reference.entity());
        }
        return Optional.empty();
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
        List<Attribute> along = along(entity, steps);
        if (along.size() < steps.size()) {
            return Optional.empty();
        }
        String owner =
                along.size() == 1 ? entity : along.get(along.size() - 2).type().toString();
        Attribute attribute = along.get(along.size() - 1);
        for (int i = 0; i < LONGEST_CHAIN && attribute.type() instanceof Type.Reference reference; i++) {
            Optional<Attribute> id = onlyId(reference.entity());
            if (id.isEmpty()) {
                return Optional.empty();
            }
            owner = reference.entity();
            attribute = id.get();
        }
        return Optional.of(owner + "." + attribute.name());
    }

    /** The origins of all values that identify an entity, in the order of its id. */
    List<String> identity(String entity) {
        return model.entity(entity).stream()
                .flatMap(e -> e.id().stream().flatMap(part -> identity(e, part.text(), LONGEST_CHAIN)))
                .limit(LONGEST_IDENTITY)
                .toList();
    }

    private Stream<String> identity(Entity entity, String part, int depth) {
        Optional<Entity> parent = entity.attribute(part)
                .filter(attribute -> attribute.type() instanceof Type.Reference)
                .flatMap(attribute -> model.entity(attribute.type().toString()))
                .filter(e -> e.id().size() > 1 && depth > 0);
        return parent.isPresent()
                ? parent.get().id().stream().flatMap(id -> identity(parent.get(), id.text(), depth - 1))
                : origin(entity.name().text(), List.of(part)).stream();
    }

    private Optional<Attribute> onlyId(String entity) {
        return model.entity(entity)
                .filter(e -> e.id().size() == 1)
                .flatMap(e -> e.attribute(e.id().get(0).text()));
    }
}
