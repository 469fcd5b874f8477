package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Tally;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What has to be kept beside an entity that changes: items that guard unique values, and numbers of parents. */
final class Upkeep {

    private final EntityType<?> type;
    private final long now;
    private final List<Guard> guards;
    private final List<Tally> tallies;

    Upkeep(EntityType<?> type, long now) {
        this(type, now, type.guards(), type.tallies());
    }

    private Upkeep(EntityType<?> type, long now, List<Guard> guards, List<Tally> tallies) {
        this.type = type;
        this.now = now;
        this.guards = guards;
        this.tallies = tallies;
    }

    /** Whether a key, a guard or a number of a parent depends on a number. */
    static boolean isFollowed(EntityType<?> type, String number) {
        for (DerivedKey key : type.indexes()) {
            if (key.madeOf().contains(number)) {
                return true;
            }
        }
        for (Tally tally : type.tallies()) {
            if (tally.madeOf().contains(number)) {
                return true;
            }
        }
        for (Guard guard : type.guards()) {
            if (madeOf(type, guard).contains(number)) {
                return true;
            }
        }
        return type.primary().madeOf().contains(number);
    }

    /** Only what depends on something that changes. */
    Upkeep touchedBy(Changes changes) {
        return new Upkeep(
                type,
                now,
                guards.stream()
                        .filter(guard -> changes.touches(madeOf(type, guard)))
                        .toList(),
                tallies.stream()
                        .filter(tally -> changes.touches(tally.madeOf()))
                        .toList());
    }

    /** The same without some numbers. */
    Upkeep without(Predicate<Tally> others) {
        return new Upkeep(
                type, now, guards, tallies.stream().filter(others.negate()).toList());
    }

    boolean isNeeded() {
        return !guards.isEmpty() || !tallies.isEmpty();
    }

    /** All attributes that something beside the entity depends on. */
    Set<String> watched() {
        Set<String> watched = new HashSet<>();
        guards.forEach(guard -> watched.addAll(madeOf(type, guard)));
        tallies.forEach(tally -> watched.addAll(tally.madeOf()));
        return watched;
    }

    /** The item that guards a value says whose it is, and expires with it. */
    private static Set<String> madeOf(EntityType<?> type, Guard guard) {
        Set<String> madeOf = new HashSet<>(guard.madeOf());
        madeOf.addAll(type.id());
        type.ttl().ifPresent(madeOf::add);
        return madeOf;
    }

    /** @param old null: the entity is new */
    List<ItemWrite> guards(Map<String, AttributeValue> old, Map<String, AttributeValue> next) {
        List<ItemWrite> writes = new ArrayList<>();
        for (Guard guard : guards) {
            Map<String, AttributeValue> before = item(guard, old);
            Map<String, AttributeValue> after = item(guard, next);
            Place left = before.isEmpty()
                    ? null
                    : new Place(guard.table(), guard.table().keyOf(before));
            Place taken = after.isEmpty()
                    ? null
                    : new Place(guard.table(), guard.table().keyOf(after));
            if (left != null && left.equals(taken)) {
                if (!ValueOrder.sameMap(before, after)) {
                    writes.add(put(guard, taken, after, stillOurs(guard, before)));
                }
                continue;
            }
            if (left != null) {
                writes.add(ItemWrite.delete(guard.name(), left, stillOurs(guard, before)));
            }
            if (taken != null) {
                Verdict refusal = new Verdict.Refuse(new Refusal.Taken(type.name(), guard.attribute()));
                Demand free = new Demand.Absent(guard.table().partition(), type.ttl(), now, refusal);
                writes.add(put(guard, taken, after, List.of(free)));
            }
        }
        return writes;
    }

    private ItemWrite put(Guard guard, Place place, Map<String, AttributeValue> item, List<Demand> demands) {
        Refusal taken = new Refusal.Taken(type.name(), guard.attribute());
        return new ItemWrite(ItemWrite.Kind.PUT, place, guard.name(), item, Changes.NONE, null, demands, taken);
    }

    /**
     * While an entity has a value, nobody else can take it, and that it still has it is demanded of the entity itself. But what guards an
     * entity that expires may have expired just now, and be somebody else's.
     */
    private List<Demand> stillOurs(Guard guard, Map<String, AttributeValue> item) {
        if (type.ttl().isEmpty()) {
            return List.of();
        }
        Demand gone = new Demand.Absent(guard.table().partition(), Optional.empty(), now, new Verdict.Changed());
        return List.of(new Demand.Either(gone, Demand.Unchanged.of(type.id(), item)));
    }

    /** Empty if the entity is not there, or has no such value. */
    private Map<String, AttributeValue> item(Guard guard, Map<String, AttributeValue> owner) {
        Map<String, AttributeValue> key =
                owner == null ? Map.of() : guard.key().apply(new ItemReader(type.name(), owner));
        if (key.isEmpty()) {
            return Map.of();
        }
        Map<String, AttributeValue> item = new HashMap<>(key);
        item.put(guard.table().type(), Values.text(guard.name()));
        for (String name : type.id()) {
            item.putIfAbsent(name, owner.get(name));
        }
        type.ttl().filter(owner::containsKey).ifPresent(ttl -> item.put(ttl, owner.get(ttl)));
        return item;
    }

    /** @param forsaken parents whose numbers nobody needs any more */
    List<Resolved.Contribution> contributions(
            Map<String, AttributeValue> old, Map<String, AttributeValue> next, Set<Place> forsaken) {
        List<Resolved.Contribution> contributions = new ArrayList<>();
        for (Tally tally : tallies) {
            EntityType<?> parent = tally.parent().get();
            Optional<Tally.Share> before = share(tally, old);
            Optional<Tally.Share> after = share(tally, next);
            Place left = before.map(share -> new Place(parent.table(), share.parentKey()))
                    .orElse(null);
            Place joined = after.map(share -> new Place(parent.table(), share.parentKey()))
                    .orElse(null);
            if (left != null && left.equals(joined)) {
                BigDecimal more = after.get().amount().subtract(before.get().amount());
                if (more.signum() != 0) {
                    contributions.add(contribution(tally, parent, joined, more, false));
                }
                continue;
            }
            if (left != null && before.get().amount().signum() != 0) {
                contributions.add(
                        contribution(tally, parent, left, before.get().amount().negate(), false));
            }
            if (joined != null) {
                contributions.add(
                        contribution(tally, parent, joined, after.get().amount(), true));
            }
        }
        contributions.removeIf(contribution -> forsaken.contains(contribution.place()));
        return contributions;
    }

    private Resolved.Contribution contribution(
            Tally tally, EntityType<?> parent, Place place, BigDecimal amount, boolean demanded) {
        return new Resolved.Contribution(parent, place, tally.target(), amount, type.name(), demanded);
    }

    private Optional<Tally.Share> share(Tally tally, Map<String, AttributeValue> item) {
        return item == null ? Optional.empty() : tally.share().apply(new ItemReader(type.name(), item));
    }
}
