package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a creation entails, where that follows from the entity alone: its item, the items that guard its values, and additions to parents of
 * which nothing else depends on the number. {@link Planning} would find the same, and would make much more of it.
 */
final class Straight {

    private Straight() {}

    /** Whether nothing has to be read or drawn to create such an entity. */
    static boolean suits(EntityType<?> type) {
        return type.numberings().isEmpty() && type.tallies().stream().allMatch(Straight::isLeaf);
    }

    private static boolean isLeaf(Tally tally) {
        EntityType<?> parent = tally.parent().get();
        return parent.schema() == 1 && !Upkeep.isFollowed(parent, tally.target());
    }

    /** The writes; null if two of them meet in one item, which takes a plan. */
    static List<ItemWrite> creation(EntityType<?> type, Map<String, AttributeValue> item, long now) {
        Upkeep upkeep = new Upkeep(type, now);
        List<ItemWrite> writes = new ArrayList<>(4);
        Demand free = new Demand.Absent(
                type.table().partition(), type.ttl(), now, new Verdict.Refuse(new Refusal.Exists(type.name())));
        writes.add(ItemWrite.put(type, item, List.of(free)));
        for (ItemWrite guard : upkeep.guards(null, item)) {
            if (at(writes, guard.place()) != null) {
                return null;
            }
            writes.add(guard);
        }
        List<Resolved.Contribution> shares = upkeep.contributions(null, item, Set.of());
        for (int i = 0; i < shares.size(); i++) {
            Resolved.Contribution share = shares.get(i);
            if (isFirst(shares, i)) {
                if (at(writes, share.place()) != null) {
                    return null;
                }
                writes.add(addition(share, shares, now));
            }
        }
        return writes;
    }

    /** Whether no share before it is of the same parent. */
    private static boolean isFirst(List<Resolved.Contribution> shares, int i) {
        for (int before = 0; before < i; before++) {
            if (shares.get(before).place().equals(shares.get(i).place())) {
                return false;
            }
        }
        return true;
    }

    private static ItemWrite at(List<ItemWrite> writes, Place place) {
        for (ItemWrite write : writes) {
            if (write.place().equals(place)) {
                return write;
            }
        }
        return null;
    }

    /** All that is added to the parent of one share. */
    private static ItemWrite addition(Resolved.Contribution share, List<Resolved.Contribution> shares, long now) {
        EntityType<?> parent = share.parent();
        Changes changes = new Changes();
        for (Resolved.Contribution each : shares) {
            if (each.place().equals(share.place())) {
                changes.add(each.target(), each.amount());
            }
        }
        Verdict missing = new Verdict.Refuse(new Refusal.MissingParent(share.child(), parent.name()));
        Demand there = new Demand.Present(parent.table().partition(), parent.ttl(), now, missing);
        return ItemWrite.update(parent, share.place(), changes, null, List.of(there));
    }
}
