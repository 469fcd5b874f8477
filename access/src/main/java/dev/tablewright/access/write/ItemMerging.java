package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemAction.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes one action of several on the same item. Two numbers that one step adds to the same parent are one update. A step of
 * the author's on an entity that another step refers to is taken to be about the parent that is meant: who creates an
 * organisation and a membership in one go creates the first member of this organisation.
 */
final class ItemMerging {

    private final List<ItemAction> merged = new ArrayList<>();
    private final List<ItemEncounter> encounters = new ArrayList<>();

    ItemMerging(List<ItemAction> actions) {
        actions.stream().filter(action -> !isParent(action)).forEach(merged::add);
        actions.stream().filter(ItemMerging::isParent).forEach(this::add);
    }

    List<ItemAction> actions() {
        return List.copyOf(merged);
    }

    List<ItemEncounter> encounters() {
        return List.copyOf(encounters);
    }

    /** A number that is drawn for a child of what this write creates: the creation begins the count. */
    boolean absorbs(ItemAction drawn) {
        Optional<Integer> named = isParent(drawn) ? named(drawn) : Optional.empty();
        boolean created = named.filter(at -> merged.get(at).kind() == Kind.PUT).isPresent();
        if (created) {
            mergeInto(named.get(), drawn);
        }
        return created;
    }

    private void add(ItemAction action) {
        Optional<Integer> same = IntStream.range(0, merged.size())
                .boxed()
                .filter(at -> isSame(merged.get(at), action))
                .findFirst();
        Optional<Integer> named = named(action);
        if (same.isPresent()) {
            merged.set(same.get(), merged.get(same.get()).with(action));
        } else if (named.isPresent()) {
            mergeInto(named.get(), action);
        } else {
            merged.stream()
                    .filter(other -> isParent(other) && mayBeSame((ItemRole.Parent) other.role(), action))
                    .findFirst()
                    .ifPresent(other -> encounters.add(new ItemEncounter(other, action, false)));
            merged.add(action);
        }
    }

    private static boolean isSame(ItemAction one, ItemAction other) {
        return isParent(one)
                && one.step().equals(other.step())
                && one.place().isPresent()
                && one.place().equals(other.place())
                && one.role().equals(other.role());
    }

    /** The only action of another step on the entity that is the parent here. */
    private Optional<Integer> named(ItemAction action) {
        List<Integer> named = IntStream.range(0, merged.size())
                .boxed()
                .filter(at -> merged.get(at).role() instanceof ItemRole.Itself itself
                        && itself.entity().equals(entity(action))
                        && !merged.get(at).step().equals(action.step()))
                .toList();
        return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
    }

    private void mergeInto(int at, ItemAction action) {
        ItemAction itself = merged.get(at);
        boolean known = encounters.stream()
                .anyMatch(encounter -> encounter.other().role().equals(action.role())
                        && encounter.other().step().equals(action.step()));
        if (!known) {
            encounters.add(new ItemEncounter(itself, action, true));
        }
        switch (itself.kind()) {
            case UPDATE -> merged.set(at, itself.with(action));
            case CHECK -> merged.set(at, itself.of(Kind.UPDATE).with(action));
            case PUT, PUT_OR_UPDATE -> merged.set(at, itself.with(numbersOf(action)));
            case DELETE -> {
                // A number in an item that goes need not be kept.
            }
        }
    }

    /** What is put has all its keys anyway. */
    private static ItemAction numbersOf(ItemAction action) {
        return new ItemAction(
                action.kind(),
                action.role(),
                action.place(),
                action.changes().stream()
                        .filter(change -> !(change instanceof ItemChange.IndexKey))
                        .toList(),
                action.conditions(),
                action.occasion(),
                List.of(),
                action.step());
    }

    /** An old parent and a new one are different: otherwise nothing would be done. */
    private static boolean mayBeSame(ItemRole.Parent one, ItemAction action) {
        ItemRole.Parent other = (ItemRole.Parent) action.role();
        return one.entity().equals(other.entity())
                && one.reference().old() == other.reference().old();
    }

    private static boolean isParent(ItemAction action) {
        return action.role() instanceof ItemRole.Parent;
    }

    private static String entity(ItemAction action) {
        return action.role() instanceof ItemRole.Parent parent ? parent.entity() : "";
    }
}
