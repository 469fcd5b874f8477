package dev.tablewright.runtime.history;

import dev.tablewright.runtime.history.Asked.Create;
import dev.tablewright.runtime.history.Asked.Delete;
import dev.tablewright.runtime.history.Asked.Get;
import dev.tablewright.runtime.history.Asked.Put;
import dev.tablewright.runtime.history.Asked.Update;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The specification: what every call does if calls come one after the other. Immutable.
 *
 * @param versioned whether items have versions
 * @param items by key
 */
public record Store(boolean versioned, Map<String, Item> items) {

    public static Store empty(boolean versioned) {
        return new Store(versioned, Map.of());
    }

    /** The true answer to a call, and the store after it. */
    public record Effect(Answer answer, Store after) {}

    public Effect ask(Asked asked) {
        Item old = items.get(asked.key());
        Set<Reason> reasons = refusals(asked, old);
        if (!reasons.isEmpty()) {
            return new Effect(new Answer.Refused(reasons), this);
        }
        if (asked instanceof Create create) {
            return stored(create.key(), create.item(), 1);
        }
        if (asked instanceof Put put) {
            return stored(put.key(), put.item(), put.item().version() + 1);
        }
        if (asked instanceof Update update) {
            boolean sets = update.text() != null || update.mail() != null;
            long version = old.version() + (versioned && sets ? 1 : 0);
            return new Effect(
                    Answer.DONE, with(update.key(), old.with(update.text(), update.mail(), update.add(), version)));
        }
        return new Effect(new Answer.Done(old), asked instanceof Delete ? with(asked.key(), null) : this);
    }

    private Set<Reason> refusals(Asked asked, Item old) {
        Set<Reason> reasons = new LinkedHashSet<>();
        if (asked instanceof Create create) {
            if (old != null) {
                reasons.add(Reason.EXISTS);
            }
            // What is new is another item than the one that is there: also that one has taken the value.
            addTaken(reasons, null, create.item().mail());
        } else if (asked instanceof Put put) {
            if (old != null && versioned) {
                reasons.addAll(new Demand(put.item().version(), null, null).unmet(old));
            }
            addTaken(reasons, put.key(), put.item().mail());
        } else if (asked instanceof Update update) {
            if (old == null) {
                reasons.add(Reason.MISSING);
            } else {
                reasons.addAll(update.demand().unmet(old));
            }
            addTaken(reasons, update.key(), update.mail());
        } else if (asked instanceof Delete delete) {
            boolean demanded = delete.mustExist() || !delete.demand().isNone();
            if (old == null && demanded) {
                reasons.add(Reason.MISSING);
            } else if (old != null) {
                reasons.addAll(delete.demand().unmet(old));
            }
        } else if (!(asked instanceof Get)) {
            throw new IllegalArgumentException(asked.toString());
        }
        return reasons;
    }

    private void addTaken(Set<Reason> reasons, String key, String mail) {
        boolean taken = mail != null
                && items.entrySet().stream()
                        .anyMatch(other -> !other.getKey().equals(key)
                                && mail.equals(other.getValue().mail()));
        if (taken) {
            reasons.add(Reason.TAKEN);
        }
    }

    private Effect stored(String key, Item item, long version) {
        Item next = new Item(item.text(), item.count(), versioned ? version : 0, item.mail());
        return new Effect(new Answer.Done(next), with(key, next));
    }

    private Store with(String key, Item item) {
        Map<String, Item> next = new TreeMap<>(items);
        if (item == null) {
            next.remove(key);
        } else {
            next.put(key, item);
        }
        return new Store(versioned, next);
    }
}
