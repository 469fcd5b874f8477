package dev.tablewright.access.write;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.MemberName;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What may be sent for one item of a write: at once, or when it begins again because others were faster.
 *
 * @param names the stored attributes that it names: in the key, in the item, in what it changes, and in its conditions
 * @param all whether it may name whatever else the item has, since the whole of it is read or written anew
 * @param answer what it asks back when it is done
 * @param rare whether it is sent only if others were faster, if a parent is gone, or if an item is not as this program would write it
 */
public record ItemRequest(Kind kind, ItemRole role, Set<String> names, boolean all, Answer answer, boolean rare) {

    public ItemRequest {
        names = Set.copyOf(names);
    }

    /** What is asked of DynamoDB. In a transaction, each item is judged as if it were alone. */
    public enum Kind {
        GET("GetItem"),
        PUT("PutItem"),
        UPDATE("UpdateItem"),
        DELETE("DeleteItem"),
        CHECK("ConditionCheckItem");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The name of the action, as IAM knows it. */
        public String word() {
            return word;
        }
    }

    /** Which values DynamoDB gives back, in its own words. */
    public enum Answer {
        NONE,
        ALL_OLD,
        UPDATED_NEW
    }

    /** Where the item stands; empty if the design says nothing about it. */
    public Optional<Placement> place(KeySpace space) {
        if (role instanceof ItemRole.Itself itself) {
            return space.primary(itself.entity());
        }
        if (role instanceof ItemRole.Parent parent) {
            return space.primary(parent.entity());
        }
        return role instanceof ItemRole.Guard guard
                ? companion(space, Purpose.UNIQUENESS, guard.member())
                : companion(space, Purpose.SEQUENCE, ((ItemRole.Counter) role).member());
    }

    private static Optional<Placement> companion(KeySpace space, Purpose purpose, MemberName member) {
        return space.design().companions().stream()
                .filter(companion -> companion.purpose() == purpose
                        && companion.member().entity().equals(member.entity())
                        && companion.member().attribute().equals(member.attribute()))
                .findFirst()
                .flatMap(space::of);
    }

    static ItemRequest of(Kind kind, ItemRole role, Set<String> names) {
        return new ItemRequest(kind, role, names, kind == Kind.GET, Answer.NONE, false);
    }

    /** The same with more attributes. */
    ItemRequest naming(Set<String> more) {
        Set<String> both = new TreeSet<>(names);
        both.addAll(more);
        return new ItemRequest(kind, role, both, all, answer, rare);
    }

    /** The same with all that the item has. */
    ItemRequest ofAll() {
        return new ItemRequest(kind, role, names, true, answer, rare);
    }

    ItemRequest answering(Answer other) {
        return new ItemRequest(kind, role, names, all, other, rare);
    }

    ItemRequest rarely() {
        return new ItemRequest(kind, role, names, all, answer, true);
    }
}
