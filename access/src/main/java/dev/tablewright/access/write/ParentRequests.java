package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemRequest.Answer;
import dev.tablewright.access.write.ItemRequest.Kind;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is sent to add to numbers that entities keep for others, and to those that depend on these in turn. */
final class ParentRequests {

    private final Model model;
    private final Design design;
    private final Set<Aggregate> known = new HashSet<>();

    ParentRequests(Model model, Design design) {
        this.model = model;
        this.design = design;
    }

    /**
     * An update that gives back the number to which it has counted: of a parent, or of an item that does nothing else. A parent in which
     * something follows the number is read, and updated like any other.
     */
    List<ItemRequest> drawn(ItemAction drawn) {
        Set<String> numbers = drawn.changes().stream()
                .flatMap(change ->
                        change instanceof ItemChange.Draws draws ? Stream.of(draws.attribute()) : Stream.empty())
                .collect(Collectors.toSet());
        Set<String> names;
        if (drawn.role() instanceof ItemRole.Parent parent) {
            StoredItem item = new StoredItem(model, design, parent.entity());
            if (!item.dependents(numbers).isEmpty()) {
                return added(parent, numbers, false);
            }
            names = StoredItem.with(item.there(), item.stored(numbers));
        } else {
            names = new HashSet<>(numbers);
            names.add(design.typeAttribute());
            drawn.place().ifPresent(place -> place.key().forEach(part -> names.add(part.attribute())));
        }
        return List.of(ItemRequest.of(Kind.UPDATE, drawn.role(), names).answering(Answer.UPDATED_NEW));
    }

    /** An addition of a plan. */
    List<ItemRequest> added(ItemAction action, ItemRole.Parent parent) {
        Set<String> numbers = numbers(action);
        return added(parent, numbers, mayBeGone(action, parent, numbers));
    }

    /** What a change of numbers means for those who add them up. */
    List<ItemRequest> above(Dependents dependents) {
        List<ItemRequest> all = new ArrayList<>();
        dependents.tallies().stream().filter(known::add).forEach(tally -> all.addAll(shared(tally)));
        return all;
    }

    /** What the end of a child, or a change of it, means for one of its parents: if that is gone, it has to stay gone. */
    List<ItemRequest> shared(Aggregate tally) {
        return added(parent(tally), Set.of(tally.target().attribute()), true);
    }

    /** Who follows a stream leaves out parents that are gone: they are looked for. */
    List<ItemRequest> streamed(Aggregate kept) {
        ItemRole.Parent parent = parent(kept);
        List<ItemRequest> all =
                new ArrayList<>(added(parent, Set.of(kept.target().attribute()), false));
        all.add(ItemRequest.of(Kind.GET, parent, new StoredItem(model, design, parent.entity()).key()));
        return all;
    }

    private static ItemRole.Parent parent(Aggregate kept) {
        return new ItemRole.Parent(
                kept.target().entity(), new WriteValue(kept.via().text(), false));
    }

    private List<ItemRequest> added(ItemRole.Parent parent, Set<String> numbers, boolean mayBeGone) {
        StoredItem item = new StoredItem(model, design, parent.entity());
        Dependents dependents = item.dependents(numbers);
        ItemRequest update = ItemRequest.of(Kind.UPDATE, parent, item.there())
                .naming(item.stored(numbers))
                .naming(item.shape());
        ItemRequest read = ItemRequest.of(Kind.GET, parent, item.key());
        List<ItemRequest> all = new ArrayList<>();
        if (!dependents.isEmpty()) {
            all.add(read);
            update = update.naming(dependents.relied()).naming(dependents.stale());
            all.add(update.naming(dependents.keys()).rarely());
        }
        all.add(update);
        if (item.hasShapes()) {
            all.add(read.rarely());
            all.add(ItemRequest.of(Kind.PUT, parent, item.whole()).ofAll().rarely());
        }
        if (mayBeGone) {
            all.add(ItemRequest.of(Kind.CHECK, parent, item.there()).rarely());
        }
        all.addAll(above(dependents));
        return all;
    }

    static Set<String> numbers(ItemAction action) {
        return action.changes().stream()
                .flatMap(
                        change -> change instanceof ItemChange.Adds adds ? Stream.of(adds.attribute()) : Stream.empty())
                .collect(Collectors.toSet());
    }

    /** Whether a parent that is not there is left out: unless a child comes to it, or the author adds to it. */
    private boolean mayBeGone(ItemAction action, ItemRole.Parent parent, Set<String> numbers) {
        WriteStep step = action.step();
        Entity child = model.entity(step.entity().text()).orElseThrow();
        return step.action() != Action.CREATE
                && new StoredItem(model, design, child.name().text())
                        .tallies().stream()
                                .filter(tally -> tally.target().entity().equals(parent.entity())
                                        && numbers.contains(tally.target().attribute())
                                        && tally.via()
                                                .text()
                                                .equals(parent.reference().first()))
                                .anyMatch(tally -> !comes(tally, step, child, parent));
    }

    private static boolean comes(Aggregate tally, WriteStep step, Entity child, ItemRole.Parent parent) {
        if (step.action() != Action.UPDATE || parent.reference().old()) {
            return false;
        }
        boolean joins = tally.where().comparisons().stream()
                .anyMatch(comparison -> changes(step, comparison.path().first()));
        boolean stays =
                tally.summed().filter(name -> changes(step, name.text())).isPresent();
        return changes(step, tally.via().text())
                || (joins && !stays && Before.of(tally.where(), step.when(), child) == Before.FAILS);
    }

    private static boolean changes(WriteStep step, String attribute) {
        return step.sets().stream().map(Name::text).anyMatch(attribute::equals)
                || step.adds().stream()
                        .anyMatch(addition -> addition.via().isEmpty()
                                && addition.target().attribute().equals(attribute));
    }
}
