package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Tally;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update entails, found without reading the item: from what the caller knows, and from what the conditions of the update
 * demand. Where {@code status = OPEN} is demanded, {@code status} was {@code OPEN}, or nothing is written.
 */
final class Foresight {

    private final Intent intent;
    private final Map<String, Optional<AttributeValue>> demanded = new HashMap<>();
    private final Changes effective;
    private final List<DerivedKey> touched;
    private final Upkeep upkeep;
    private final PartialItem before;
    private final PartialItem after;

    Foresight(Intent intent, long now) {
        EntityType<?> type = intent.type();
        this.intent = intent;
        intent.conditions().forEach(condition -> condition.tell(demanded::put));
        intent.version().ifPresent(version -> type.version()
                .ifPresent(name -> demanded.put(name, Optional.of(AttributeValue.fromN(Long.toString(version))))));
        this.effective = effective(intent.changes(), demanded);
        this.touched = Keys.touched(type, effective);
        this.upkeep = new Upkeep(type, now).touchedBy(effective);
        Map<String, Optional<AttributeValue>> known = new HashMap<>();
        intent.known().forEach((name, value) -> known.put(name, Optional.of(value)));
        known.putAll(demanded);
        this.before = new PartialItem(known);
        this.after = before.after(intent.changes());
    }

    /** What is set to the value that it is demanded to have changes nothing. */
    private static Changes effective(Changes changes, Map<String, Optional<AttributeValue>> demanded) {
        Changes effective = changes.copy();
        demanded.forEach((name, value) -> {
            boolean same = value.isPresent()
                    ? ValueOrder.same(value.get(), changes.sets().get(name))
                    : changes.removes().contains(name);
            if (same) {
                effective.forget(name);
            }
        });
        return effective;
    }

    /** Whether nothing depends on what changes: no key, no guard, no number of a parent. */
    boolean isPlain() {
        return touched.isEmpty() && !upkeep.isNeeded() && !Keys.mayMove(intent.type(), intent.place(), effective);
    }

    /** Everything, or nothing if something depends on what is not known. */
    Optional<Seen> see() {
        if (Keys.mayMove(intent.type(), intent.place(), effective)) {
            return Optional.empty();
        }
        try {
            Changes changes = intent.changes().copy();
            Keys.follow(intent.type(), touched, after, null, changes);
            Upkeep changing = upkeep.without(this::isUnchanged);
            return Optional.of(new Seen(
                    changes,
                    changing.guards(before, after),
                    changing.contributions(before, after, intent.forsaken()),
                    recalled()));
        } catch (PartialItem.NotKnown e) {
            return Optional.empty();
        }
    }

    /**
     * Whether a share stays as it is, though it is not known: what changes decides only whether the child counts, and it counts before
     * and afterwards.
     */
    private boolean isUnchanged(Tally tally) {
        Set<String> changed = new HashSet<>(effective.touched());
        changed.retainAll(tally.madeOf());
        return tally.decides().containsAll(changed)
                && isCountedBeyond(changed, before, tally)
                && isCountedBeyond(changed, after, tally);
    }

    /** Whether a share was asked for all that changes and was not refused for it, but for something that is not known. */
    private boolean isCountedBeyond(Set<String> changed, PartialItem item, Tally tally) {
        PartialItem fresh = item.after(Changes.NONE);
        try {
            boolean told = tally.share().apply(new ItemReader(intent.type().name(), fresh)) != null;
            return !told;
        } catch (PartialItem.NotKnown e) {
            item.asked().addAll(fresh.asked());
            return changed.stream().allMatch(name -> fresh.asked().contains(name) && fresh.knows(name));
        }
    }

    /** What was relied upon and nothing demands yet: it must still be so. */
    private Map<String, Optional<AttributeValue>> recalled() {
        Set<String> names = new HashSet<>(after.asked());
        names.removeAll(intent.changes().touched());
        names.addAll(before.asked());
        names.removeAll(demanded.keySet());
        Map<String, Optional<AttributeValue>> recalled = new TreeMap<>();
        names.stream()
                .filter(intent.known()::containsKey)
                .forEach(name -> recalled.put(name, Optional.of(intent.known().get(name))));
        return recalled;
    }

    /**
     * What an update entails.
     *
     * @param changes to the item, with keys of indexes that follow
     * @param guards items that guard its values
     * @param recalled what must still be as the caller knows it
     */
    record Seen(
            Changes changes,
            List<ItemWrite> guards,
            List<Resolved.Contribution> contributions,
            Map<String, Optional<AttributeValue>> recalled) {}
}
