package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemRequest.Answer;
import dev.tablewright.access.write.ItemRequest.Kind;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is sent for the item that a step names, and for those that keep its values unique. */
final class ItselfRequests {

    private final Model model;
    private final Design design;
    private final WritePlan plan;
    private final ParentRequests parents;

    ItselfRequests(Model model, Design design, WritePlan plan, ParentRequests parents) {
        this.model = model;
        this.design = design;
        this.plan = plan;
        this.parents = parents;
    }

    List<ItemRequest> of(ItemAction action) {
        WriteStep step = action.step();
        StoredItem item = new StoredItem(model, design, step.entity().text());
        if (action.role() instanceof ItemRole.Guard guard) {
            return List.of(guarded(action, guard, item));
        }
        ItemRole role = action.role();
        return switch (step.action()) {
            case CREATE -> List.of(ItemRequest.of(Kind.PUT, role, item.whole()));
            case PUT -> replaced(action, item);
            case DELETE -> deleted(action, item);
            case UPDATE -> action.kind() == ItemAction.Kind.UPDATE ? updated(action, item) : moved(action, item);
            case CHECK -> {
                ItemRequest check =
                        ItemRequest.of(Kind.CHECK, role, item.there()).naming(demanded(step, item));
                // Who is also counted in is updated, unless another is named than the one in whom it is counted.
                yield action.kind() == ItemAction.Kind.UPDATE
                        ? Stream.concat(updated(action, item).stream(), Stream.of(check.rarely()))
                                .toList()
                        : List.of(check);
            }
        };
    }

    private static ItemRequest guarded(ItemAction action, ItemRole.Guard role, StoredItem item) {
        CompanionItem guard = item.guards().stream()
                .filter(one -> one.member().attribute().equals(role.member().attribute()))
                .findFirst()
                .orElseThrow();
        return action.kind() == ItemAction.Kind.PUT
                ? ItemRequest.of(Kind.PUT, role, item.ofGuard(guard))
                : ItemRequest.of(Kind.DELETE, role, item.ofForsakenGuard(guard));
    }

    private boolean isRead(StoredItem item) {
        return plan.reads().stream()
                .anyMatch(read -> !read.finding()
                        && read.entity().equals(item.entity().name().text()));
    }

    private static Set<String> demanded(WriteStep step, StoredItem item) {
        return item.stored(step.when().comparisons().stream()
                .map(comparison -> comparison.path().first())
                .toList());
    }

    private List<ItemRequest> updated(ItemAction action, StoredItem item) {
        Set<String> changed = changed(action);
        Dependents dependents = item.dependents(changed);
        ItemRequest update = update(action, item, changed);
        ItemRequest read = ItemRequest.of(Kind.GET, action.role(), item.key());
        ItemRequest informed = update.naming(dependents.relied());
        List<ItemRequest> all = new ArrayList<>();
        if (isRead(item)) {
            all.add(read);
            all.add(informed.naming(dependents.stale()));
            // The rest of a key stays as it is, unless somebody else wrote it otherwise.
            all.add(informed.naming(dependents.keys()).rarely());
        } else {
            // What the key is made of is known to the caller, and so relied upon without reading.
            Set<String> recalled = new TreeSet<>(item.located());
            recalled.retainAll(dependents.relied());
            all.add(update.naming(recalled).naming(dependents.keys()));
            if (!dependents.isEmpty() || item.hasShapes()) {
                all.add(read.rarely());
                all.add(informed.naming(dependents.keys()).rarely());
            }
        }
        if (item.hasShapes()) {
            all.add(ItemRequest.of(Kind.PUT, action.role(), item.whole())
                    .ofAll()
                    .rarely());
        }
        Set<String> others = ParentRequests.numbers(action);
        others.removeAll(own(action.step()));
        all.addAll(parents.above(item.dependents(others)));
        return all;
    }

    /** Without keys of indexes. */
    private static ItemRequest update(ItemAction action, StoredItem item, Set<String> changed) {
        ItemRequest update = ItemRequest.of(Kind.UPDATE, action.role(), item.there())
                .naming(item.stored(changed))
                .naming(demanded(action.step(), item))
                .naming(item.shape());
        // Who only adds to what is looked at leaves the version as it is.
        return action.step().action() == Action.CHECK ? update : update.naming(item.version());
    }

    /** What gets another value. */
    private static Set<String> changed(ItemAction action) {
        Set<String> changed = new TreeSet<>(own(action.step()));
        changed.addAll(ParentRequests.numbers(action));
        return changed;
    }

    private static Set<String> own(WriteStep step) {
        return Stream.concat(
                        step.sets().stream().map(Name::text),
                        step.adds().stream()
                                .filter(addition -> addition.via().isEmpty())
                                .map(addition -> addition.target().attribute()))
                .collect(Collectors.toSet());
    }

    /** Another key is another item; unless what is set is what was there. */
    private List<ItemRequest> moved(ItemAction action, StoredItem item) {
        if (action.kind() == ItemAction.Kind.PUT) {
            return List.of(ItemRequest.of(Kind.PUT, action.role(), item.whole()).ofAll());
        }
        Set<String> changed = changed(action);
        Dependents dependents = item.dependents(changed);
        ItemRequest update = update(action, item, changed).naming(item.located());
        Set<String> written = new TreeSet<>(item.stored(changed));
        written.addAll(item.version());
        written.removeAll(item.key());
        return List.of(
                ItemRequest.of(Kind.GET, action.role(), item.key()),
                ItemRequest.of(Kind.DELETE, action.role(), item.whole()).ofAll(),
                written.isEmpty()
                        ? ItemRequest.of(Kind.CHECK, action.role(), update.names())
                        : update.naming(dependents.relied()).naming(dependents.keys()));
    }

    /** Numbers that others keep in it stay as they are: then the rest is updated. */
    private List<ItemRequest> replaced(ItemAction action, StoredItem item) {
        Set<String> kept = item.kept();
        WriteStep step = action.step();
        List<ItemRequest> all = new ArrayList<>();
        ItemRequest read = ItemRequest.of(Kind.GET, action.role(), item.key());
        if (isRead(item)) {
            all.add(read);
        } else if (!kept.isEmpty()) {
            all.add(read.rarely());
        }
        if (kept.isEmpty() || step.when().isAlways()) {
            all.add(ItemRequest.of(Kind.PUT, action.role(), item.whole()));
        }
        if (!kept.isEmpty()) {
            Set<String> changed = changed(action);
            item.entity().attributes().stream()
                    .map(Attribute::name)
                    .map(Name::text)
                    .filter(name -> !kept.contains(name))
                    .forEach(changed::add);
            Dependents dependents = item.dependents(changed);
            all.add(update(action, item, changed).naming(dependents.relied()).naming(dependents.keys()));
            if (item.hasShapes()) {
                all.add(ItemRequest.of(Kind.PUT, action.role(), item.whole())
                        .ofAll()
                        .rarely());
            }
        }
        return all;
    }

    private List<ItemRequest> deleted(ItemAction action, StoredItem item) {
        WriteStep step = action.step();
        Dependents dependents = item.dependents();
        boolean demands = plan.write().steps().size() > 1 || !step.when().isAlways();
        ItemRequest delete = ItemRequest.of(Kind.DELETE, action.role(), demands ? item.there() : item.key())
                .naming(demanded(step, item))
                .answering(Answer.ALL_OLD);
        // The caller gets what was deleted: nothing of it may have changed since it was read.
        return dependents.isKept()
                ? List.of(
                        ItemRequest.of(Kind.GET, action.role(), item.key()),
                        delete.naming(item.whole()).ofAll())
                : List.of(delete);
    }
}
