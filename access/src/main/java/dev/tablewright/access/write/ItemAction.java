package dev.tablewright.access.write;

import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a write does to one item.
 *
 * @param place empty if the design says nothing about it
 * @param occasion when it is done at all; empty: always
 * @param asksFor what it needs and the write does not give: the caller gives it too, or it is read before
 * @param step what the author wrote, to which this belongs
 */
public record ItemAction(
        Kind kind,
        ItemRole role,
        Optional<ItemPlace> place,
        List<ItemChange> changes,
        List<ItemCondition> conditions,
        Optional<Occasion> occasion,
        List<WriteValue> asksFor,
        WriteStep step) {

    public ItemAction {
        changes = List.copyOf(changes);
        conditions = List.copyOf(conditions);
        asksFor = List.copyOf(asksFor);
    }

    /** The four actions that DynamoDB has, and the choice between two of them. */
    public enum Kind {
        PUT("Put"),
        UPDATE("Update"),
        /** What is not there is put; of what is there, all is updated but the numbers that others keep in it. */
        PUT_OR_UPDATE("Put or Update"),
        DELETE("Delete"),
        CHECK("Check");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }

        /** What DynamoDB is asked to do: one of these. */
        public Set<Kind> sent() {
            return this == PUT_OR_UPDATE ? EnumSet.of(PUT, UPDATE) : EnumSet.of(this);
        }
    }

    /** Whether it is done every time. */
    public boolean isCertain() {
        return isUsual() && (isItself() || changes.isEmpty() || changes.stream().anyMatch(ItemAction::isSure));
    }

    /** The key of an index follows a number; so it says nothing about whether the number changes. */
    private static boolean isSure(ItemChange change) {
        return change.isCertain() && !(change instanceof ItemChange.IndexKey);
    }

    /** Whether it is done as a rule: every time, unless a number that is added happens to be 0. */
    public boolean isUsual() {
        return occasion.isEmpty()
                && (isItself()
                        || changes.isEmpty()
                        || changes.stream()
                                .anyMatch(change ->
                                        change.occasion().isEmpty() && !(change instanceof ItemChange.IndexKey)));
    }

    /** Whether it is the author's own, and not done for the sake of another. */
    public boolean isItself() {
        return role instanceof ItemRole.Itself;
    }

    /** Everything that must be known. */
    Stream<WriteValue> values() {
        return Stream.concat(
                place.stream().flatMap(ItemPlace::values),
                changes.stream().flatMap(change -> change.values().stream()));
    }

    ItemAction asking(List<WriteValue> values) {
        return new ItemAction(kind, role, place, changes, conditions, occasion, values, step);
    }

    /** The same with only some of its changes. */
    public ItemAction withChanges(List<ItemChange> some) {
        return new ItemAction(kind, role, place, some, conditions, occasion, asksFor, step);
    }

    ItemAction of(Kind other) {
        return new ItemAction(other, role, place, changes, conditions, occasion, asksFor, step);
    }

    ItemAction demanding(List<? extends ItemCondition> more) {
        return new ItemAction(kind, role, place, changes, joined(conditions, more), occasion, asksFor, step);
    }

    /** Also does what another would do to the same item. */
    ItemAction with(ItemAction other) {
        return new ItemAction(
                kind,
                role,
                place,
                joined(changes, other.changes),
                kind == Kind.UPDATE ? joined(conditions, other.conditions) : conditions,
                occasion,
                joined(asksFor, other.asksFor),
                step);
    }

    private static <T> List<T> joined(List<? extends T> first, List<? extends T> second) {
        List<T> all = new ArrayList<>(first);
        second.stream().filter(element -> !all.contains(element)).forEach(all::add);
        return all;
    }
}
