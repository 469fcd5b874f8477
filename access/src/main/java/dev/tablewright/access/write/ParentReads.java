package dev.tablewright.access.write;

import dev.tablewright.access.layout.WrittenKeys;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parents that are read before a number of theirs is added to: to find them, or since something else depends on the number. */
record ParentReads(Model model, Design design) {

    Stream<ItemRead> of(ItemAction action) {
        if (!(action.role() instanceof ItemRole.Parent role)) {
            return Stream.empty();
        }
        Entity parent = model.entity(role.entity()).orElseThrow();
        Optional<EntityKeys> keys = design.keysOf(role.entity());
        Set<String> numbers = action.changes().stream()
                .flatMap(change -> number(change).stream())
                .collect(Collectors.toSet());
        Stream<ItemRead> found = isFound(parent, keys)
                ? Stream.of(new ItemRead(role.entity(), true, chance(action), List.of()))
                : Stream.empty();
        Stream<ItemRead> read = isReadToAdd(keys, role.entity(), numbers)
                ? Stream.of(new ItemRead(
                        role.entity(),
                        false,
                        chance(action),
                        numbers.stream().sorted().toList()))
                : Stream.empty();
        return Stream.concat(found, read);
    }

    private static Optional<String> number(ItemChange change) {
        if (change instanceof ItemChange.Draws draws) {
            return Optional.of(draws.attribute());
        }
        return change instanceof ItemChange.Adds adds ? Optional.of(adds.attribute()) : Optional.empty();
    }

    private static Chance chance(ItemAction action) {
        if (action.isCertain()) {
            return Chance.ALWAYS;
        }
        return action.isUsual() || action.step().action() == Action.CREATE ? Chance.USUALLY : Chance.SOMETIMES;
    }

    /** Whether the key of the table is made of more than the id, so that a query finds it first. */
    private static boolean isFound(Entity parent, Optional<EntityKeys> keys) {
        return keys.stream()
                .flatMap(found -> found.primary().values())
                .flatMap(WrittenKeys::firsts)
                .anyMatch(name -> !parent.isIdentifiedBy(name));
    }

    private boolean isReadToAdd(Optional<EntityKeys> keys, String parent, Set<String> numbers) {
        boolean inKey = keys.stream()
                .flatMap(found -> found.indexes().stream())
                .anyMatch(entry -> ReadPlanning.composed(entry).findAny().isPresent()
                        && ReadPlanning.madeOf(entry).stream().anyMatch(numbers::contains));
        return inKey
                || model.aggregates().stream()
                        .anyMatch(kept -> kept.upkeep() == Upkeep.TRANSACTION
                                && kept.source().text().equals(parent)
                                && ReadPlanning.madeOf(kept).stream().anyMatch(numbers::contains));
    }
}
