package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds out what an intent entails: which items are written, on which conditions, and what that adds to numbers of parents. */
final class Resolution {

    private final Reads reads;
    private final long now;
    private final boolean careful;
    private final Set<Place> gone;

    /**
     * @param careful whether an earlier attempt failed since what the caller knew was out of date: then it is read
     * @param gone parents that were not there at an earlier attempt
     */
    Resolution(Reads reads, long now, boolean careful, Set<Place> gone) {
        this.reads = reads;
        this.now = now;
        this.careful = careful;
        this.gone = gone;
    }

    /** Null if the item has to be read first. */
    Resolved resolve(Intent intent) {
        return switch (intent.mode()) {
            case CREATE ->
                created(
                        intent,
                        new Verdict.Refuse(new Refusal.Exists(intent.type().name())));
            case PUT -> put(intent);
            case REPLACE -> replaced(intent);
            case UPDATE, ADD -> updated(intent);
            case DELETE -> deleted(intent);
            case CHECK -> {
                List<Demand> demands = demands(intent, missing(intent));
                yield only(intent, null, ItemWrite.check(intent.type(), intent.place(), demands));
            }
        };
    }

    private Resolved created(Intent intent, Verdict otherwise) {
        Map<String, AttributeValue> item = whole(intent);
        List<Refusal> broken = Ranges.broken(intent.type(), intent.changes(), item);
        if (!broken.isEmpty()) {
            return Resolved.refused(intent, broken);
        }
        return kept(
                intent, null, item, List.of(ItemWrite.put(intent.type(), item, List.of(absent(intent, otherwise)))));
    }

    private Resolved put(Intent intent) {
        EntityType<?> type = intent.type();
        if (new Upkeep(type, now).isNeeded() || !type.kept().isEmpty()) {
            Reads.Found found = reads.at(intent.place());
            if (found == null) {
                return null;
            }
            return found.living() == null ? created(intent, new Verdict.Changed()) : replaced(intent);
        }
        List<Demand> demands = new ArrayList<>();
        if (intent.version().isPresent()) {
            demands.add(new Demand.Either(absent(intent, new Verdict.Changed()), version(intent)));
        }
        Map<String, AttributeValue> item = whole(intent);
        List<Refusal> broken = Ranges.broken(type, intent.changes(), item);
        return broken.isEmpty()
                ? only(intent, item, ItemWrite.put(type, item, demands))
                : Resolved.refused(intent, broken);
    }

    private Resolved replaced(Intent intent) {
        EntityType<?> type = intent.type();
        if (!type.kept().isEmpty()) {
            // Of what is there, nobody knows more than the key: the rest of the item is what is to come.
            Map<String, AttributeValue> known = new HashMap<>(intent.item());
            known.keySet().retainAll(type.primary().madeOf());
            Resolved updated = updated(Whole.asUpdate(intent, intent.place(), known));
            return updated == null
                    ? null
                    : new Resolved(
                            intent,
                            updated.old(),
                            updated.next(),
                            updated.writes(),
                            updated.contributions(),
                            updated.refusals());
        }
        Upkeep upkeep = new Upkeep(type, now);
        List<Demand> demands = demands(intent, missing(intent));
        Map<String, AttributeValue> item = whole(intent);
        List<Refusal> broken = Ranges.broken(type, intent.changes(), item);
        if (!broken.isEmpty()) {
            return Resolved.refused(intent, broken);
        }
        if (!upkeep.isNeeded()) {
            return only(intent, item, ItemWrite.put(type, item, demands));
        }
        Reads.Found found = reads.at(intent.place());
        if (found == null) {
            return null;
        }
        List<Refusal> refusals = refusals(demands, found);
        if (!refusals.isEmpty()) {
            return Resolved.refused(intent, refusals);
        }
        demands.add(Demand.Unchanged.of(new TreeSet<>(upkeep.watched()), found.raw()));
        return kept(intent, found.living(), item, List.of(ItemWrite.put(type, item, demands)));
    }

    private Resolved updated(Intent wanted) {
        EntityType<?> type = wanted.type();
        String version = counted(wanted);
        boolean followed = version != null && Upkeep.isFollowed(type, version);
        Intent intent = followed ? wanted.changing(counting(wanted, version)) : wanted;
        if (intent.mode() == Intent.Mode.ADD && gone.contains(intent.place())) {
            return stillGone(intent);
        }
        Foresight foresight = new Foresight(intent, now);
        boolean trusted = !careful || (foresight.isPlain() && type.schema() == 1);
        Optional<Resolved> foreseen = trusted ? foresight.see().map(seen -> foreseen(intent, seen)) : Optional.empty();
        if (foreseen.isPresent()) {
            return foreseen.get();
        }
        Reads.Found found = reads.at(intent.place());
        if (found == null) {
            return null;
        }
        List<DerivedKey> touched = Keys.touched(type, intent.changes());
        Set<String> relied = new TreeSet<>(Keys.madeOf(touched));
        relied.addAll(new Upkeep(type, now).touchedBy(intent.changes()).watched());
        if (Keys.mayMove(type, intent.place(), intent.changes())) {
            relied.addAll(type.primary().madeOf());
        }
        return informed(intent, touched, relied, found);
    }

    /** Without reading. What was relied upon must still be so. */
    private Resolved foreseen(Intent intent, Foresight.Seen seen) {
        EntityType<?> type = intent.type();
        List<Refusal> broken =
                Ranges.broken(type, intent.changes(), intent.changes().sets());
        if (!broken.isEmpty()) {
            return Resolved.refused(intent, broken);
        }
        List<Demand> demands = demands(intent, missing(intent));
        if (!seen.recalled().isEmpty()) {
            demands.add(new Demand.Unchanged(seen.recalled()));
        }
        if (type.schema() > 1) {
            demands.add(new Demand.Unchanged(Map.of(Upgrades.VERSION, Optional.of(Values.whole(type.schema())))));
        }
        List<ItemWrite> writes = new ArrayList<>();
        writes.add(ItemWrite.update(type, intent.place(), seen.changes(), counted(intent), demands));
        writes.addAll(seen.guards());
        return new Resolved(intent, null, null, writes, seen.contributions(), List.of());
    }

    /** With the item at hand, on condition that nobody changes what was relied upon. */
    private Resolved informed(Intent intent, List<DerivedKey> touched, Set<String> relied, Reads.Found found) {
        EntityType<?> type = intent.type();
        if (found.living() == null && intent.mode() == Intent.Mode.ADD && !intent.demanded()) {
            return stillGone(intent);
        }
        List<Demand> demands = demands(intent, missing(intent));
        List<Refusal> refusals = refusals(demands, found);
        if (!refusals.isEmpty()) {
            return Resolved.refused(intent, refusals);
        }
        Map<String, AttributeValue> next = intent.changes().appliedTo(found.living());
        List<Refusal> broken = Ranges.broken(type, intent.changes(), next);
        if (!broken.isEmpty()) {
            return Resolved.refused(intent, broken);
        }
        String counted = counted(intent);
        if (counted != null) {
            next.put(counted, ValueOrder.sum(next.get(counted), BigDecimal.ONE));
        }
        boolean rekeyed = intent.changes().touches(type.primary().madeOf());
        if (rekeyed || found.isOld()) {
            // Where attributes disagree with the key, somebody else wrote them: who touches neither leaves it at that.
            boolean moves = !Keys.stored(type, next).equals(intent.place().key());
            if (moves || found.isOld()) {
                return rewritten(intent, demands, found, Keys.renewed(type, next), moves);
            }
        }
        Changes changes = intent.changes().copy();
        for (String name : intent.changes().adds().keySet()) {
            if (relied.contains(name)) {
                changes.set(name, next.get(name));
            }
        }
        Keys.follow(type, touched, next, found.raw(), changes);
        next.putAll(changes.sets());
        changes.removes().forEach(next::remove);
        if (!relied.isEmpty()) {
            demands.add(Demand.Unchanged.of(relied, found.raw()));
        }
        return kept(
                intent,
                found.living(),
                next,
                List.of(ItemWrite.update(type, intent.place(), changes, counted, demands)));
    }

    /** The whole item is written anew, somewhere else or in a newer shape: nothing of the old one may have changed. */
    private Resolved rewritten(
            Intent intent, List<Demand> demands, Reads.Found found, Map<String, AttributeValue> next, boolean moves) {
        EntityType<?> type = intent.type();
        demands.add(Demand.Unchanged.asAWhole(type, found.raw()));
        if (!moves) {
            return kept(intent, found.living(), next, List.of(ItemWrite.put(type, next, demands)));
        }
        Demand free = absent(intent, new Verdict.Refuse(new Refusal.Exists(type.name())));
        return kept(
                intent,
                found.living(),
                next,
                List.of(
                        ItemWrite.put(type, next, List.of(free)),
                        ItemWrite.delete(type.name(), intent.place(), demands)));
    }

    private Resolved deleted(Intent intent) {
        EntityType<?> type = intent.type();
        Upkeep upkeep = new Upkeep(type, now);
        if (!upkeep.isNeeded()) {
            List<Demand> demands = intent.demanded() ? demands(intent, missing(intent)) : List.of();
            return only(intent, null, ItemWrite.delete(type.name(), intent.place(), demands));
        }
        Reads.Found found = reads.at(intent.place());
        if (found == null) {
            return null;
        }
        if (found.living() == null && !intent.demanded()) {
            return Resolved.nothing(intent);
        }
        List<Refusal> refusals = refusals(demands(intent, missing(intent)), found);
        if (!refusals.isEmpty()) {
            return Resolved.refused(intent, refusals);
        }
        List<Demand> demands = demands(intent, new Verdict.Changed());
        // The caller gets what was deleted, so it must not have changed since it was read.
        demands.add(Demand.Unchanged.asAWhole(type, found.raw()));
        return kept(intent, found.living(), null, List.of(ItemWrite.delete(type.name(), intent.place(), demands)));
    }

    /** Numbers of a parent that is gone need not be kept, as long as it is gone. */
    private Resolved stillGone(Intent intent) {
        if (intent.demanded()) {
            return Resolved.refused(
                    intent,
                    List.of(new Refusal.MissingParent(
                            intent.child(), intent.type().name())));
        }
        Demand absent = absent(intent, new Verdict.Back(intent.place()));
        return only(intent, null, ItemWrite.check(intent.type(), intent.place(), List.of(absent)));
    }

    private Resolved only(Intent intent, Map<String, AttributeValue> next, ItemWrite write) {
        return new Resolved(intent, null, next, List.of(write), List.of(), List.of());
    }

    private Resolved kept(
            Intent intent, Map<String, AttributeValue> old, Map<String, AttributeValue> next, List<ItemWrite> main) {
        Upkeep upkeep = new Upkeep(intent.type(), now);
        List<ItemWrite> writes = new ArrayList<>(main);
        writes.addAll(upkeep.guards(old, next));
        return new Resolved(intent, old, next, writes, upkeep.contributions(old, next, intent.forsaken()), List.of());
    }

    /** The item that is put, with what is added to it in the same go. */
    private static Map<String, AttributeValue> whole(Intent intent) {
        return intent.changes().isEmpty()
                ? intent.item()
                : Keys.renewed(intent.type(), intent.changes().appliedTo(intent.item()));
    }

    /** What else is made of the version follows it as it follows any number that is added to. */
    private static Changes counting(Intent intent, String version) {
        Changes changes = intent.changes().copy();
        changes.add(version, BigDecimal.ONE);
        return changes;
    }

    /** An addition is right whatever came before and after it, and makes no other version; nor does what changes nothing. */
    private static String counted(Intent intent) {
        String version = intent.mode() == Intent.Mode.UPDATE && intent.changes().isRenewal()
                ? intent.type().version().orElse(null)
                : null;
        return version == null || intent.changes().adds().containsKey(version) ? null : version;
    }

    private static Verdict missing(Intent intent) {
        if (intent.mode() == Intent.Mode.ADD && !intent.child().isEmpty()) {
            return intent.demanded()
                    ? new Verdict.Refuse(new Refusal.MissingParent(
                            intent.child(), intent.type().name()))
                    : new Verdict.Gone(intent.place());
        }
        return intent.mode() == Intent.Mode.PUT
                ? new Verdict.Changed()
                : new Verdict.Refuse(new Refusal.Missing(intent.type().name()));
    }

    private Demand absent(Intent intent, Verdict otherwise) {
        return new Demand.Absent(
                intent.type().table().partition(), intent.type().ttl(), now, otherwise);
    }

    private static Demand version(Intent intent) {
        return new Demand.VersionIs(
                intent.type().name(),
                intent.type().version().orElseThrow(),
                intent.version().getAsLong());
    }

    /** That it is there, and what the caller demands. */
    private List<Demand> demands(Intent intent, Verdict missing) {
        List<Demand> demands = new ArrayList<>();
        demands.add(new Demand.Present(
                intent.type().table().partition(), intent.type().ttl(), now, missing));
        if (intent.version().isPresent()) {
            demands.add(version(intent));
        }
        for (Condition condition : intent.conditions()) {
            demands.add(new Demand.Met(intent.type().name(), condition));
        }
        return demands;
    }

    /** What is in the way already. Whoever reads knows before DynamoDB does. */
    private List<Refusal> refusals(List<Demand> demands, Reads.Found found) {
        ItemWrite asked = ItemWrite.delete("", null, demands);
        Set<Refusal> refusals = new HashSet<>();
        List<Refusal> ordered = new ArrayList<>();
        for (Verdict verdict : asked.judge(found.raw(), now)) {
            if (verdict instanceof Verdict.Refuse refuse && refusals.add(refuse.refusal())) {
                ordered.add(refuse.refusal());
            }
        }
        return ordered;
    }
}
