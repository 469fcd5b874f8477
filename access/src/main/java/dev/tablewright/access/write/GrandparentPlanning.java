package dev.tablewright.access.write;

import dev.tablewright.access.write.Occasion.Counted.Turn;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Keeps numbers that are made of numbers: what is added to a parent may be part of a count or a sum of its own parent. */
final class GrandparentPlanning {

    private final StepFacts facts;

    GrandparentPlanning(StepFacts facts) {
        this.facts = facts;
    }

    /** What follows from additions to parents. */
    List<ItemAction> above(List<ItemAction> parents) {
        return parents.stream().flatMap(this::above).distinct().toList();
    }

    /** No number depends on itself, so this comes to an end. */
    private Stream<ItemAction> above(ItemAction action) {
        if (!(action.role() instanceof ItemRole.Parent role)) {
            return Stream.empty();
        }
        Set<String> added = action.changes().stream()
                .flatMap(
                        change -> change instanceof ItemChange.Adds adds ? Stream.of(adds.attribute()) : Stream.empty())
                .collect(Collectors.toSet());
        return facts.model().aggregates().stream()
                .filter(kept -> kept.upkeep() == Upkeep.TRANSACTION
                        && kept.source().text().equals(role.entity())
                        && ReadPlanning.madeOf(kept).stream().anyMatch(added::contains))
                .flatMap(kept -> facts.model().entity(kept.target().entity()).stream()
                        .map(parent -> ParentUpdate.of(
                                facts,
                                parent,
                                reference(role, kept),
                                kept.target().attribute(),
                                new ItemChange.Adds(
                                        kept.target().attribute(),
                                        new Amount.Difference(),
                                        List.of(),
                                        occasion(action, role, kept),
                                        action.changes().stream().noneMatch(ItemChange::isCertain)
                                                || kept.summed().isEmpty())))
                        .flatMap(next -> Stream.concat(Stream.of(next), above(next))));
    }

    private static WriteValue reference(ItemRole.Parent role, Aggregate kept) {
        return new WriteValue(
                role.reference().path() + "." + kept.via(), role.reference().old());
    }

    /** When it changes at all: with the number of the parent, if that one has a parent, and as far as it counts there. */
    private Optional<Occasion> occasion(ItemAction action, ItemRole.Parent role, Aggregate kept) {
        Stream<Occasion> sometimes = action.changes().stream()
                .flatMap(change -> change.occasion().stream())
                .limit(action.isUsual() ? 0 : 1);
        Stream<Occasion> given = facts.model().entity(role.entity()).stream()
                .flatMap(entity -> entity.attribute(kept.via().text()).stream())
                .filter(Attribute::optional)
                .map(attribute -> new Occasion.Refers(role.reference().path() + "." + kept.via()));
        Stream<Occasion> where =
                kept.where().isAlways() ? Stream.empty() : Stream.of(new Occasion.Counted(kept.where(), Turn.HOLDS));
        return Occasion.all(Stream.of(sometimes, given, where)
                .flatMap(occasions -> occasions)
                .toList());
    }
}
