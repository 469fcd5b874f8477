package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Adds to a number that an entity keeps for another that refers to it. */
final class ParentUpdate {

    private ParentUpdate() {}

    /**
     * @param reference the attribute of the written entity that holds the id of the parent
     * @param attribute the number that the parent keeps
     */
    static ItemAction of(StepFacts facts, Entity parent, WriteValue reference, String attribute, ItemChange change) {
        ParentWords words = new ParentWords(parent, reference);
        String name = parent.name().text();
        List<ItemChange> changes = new ArrayList<>(List.of(change));
        Set<String> changed = Set.of(attribute);
        facts.design().keysOf(name).stream()
                .flatMap(keys -> IndexKeys.rewritten(keys, changed, changed, words))
                .forEach(changes::add);
        return new ItemAction(
                Kind.UPDATE,
                new ItemRole.Parent(name, reference),
                facts.design().keysOf(name).map(keys -> ItemPlace.of(keys.table(), keys.primary(), words)),
                changes,
                conditions(facts, parent, attribute, changes),
                Optional.empty(),
                List.of(),
                facts.step());
    }

    /** A number that stands in the key of an index cannot be added to unseen: it is read, and must not have changed. */
    private static List<ItemCondition> conditions(
            StepFacts facts, Entity parent, String attribute, List<ItemChange> changes) {
        List<ItemCondition> conditions = new ArrayList<>(List.of(new ItemCondition.Present()));
        if (changes.stream().anyMatch(ItemChange.IndexKey.class::isInstance)) {
            conditions.add(new ItemCondition.Unchanged(attribute));
        }
        conditions.addAll(new KeptNumbers(facts.model()).atMost(parent, changes));
        return conditions;
    }
}
