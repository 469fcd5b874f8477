package dev.tablewright.runtime.write;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What stood in the way of several writes, and of which of them. Of a single write, nothing has to be told apart. */
final class Blame {

    private final List<List<Intent>> wanted;
    private final Plan plan;
    private final Map<Refusal, Set<Integer>> refusals = new LinkedHashMap<>();

    /** @param wanted what each of the writes wanted */
    Blame(List<List<Intent>> wanted, Plan plan) {
        this.wanted = wanted;
        this.plan = plan;
    }

    /** This stands in the way of one write. */
    void add(Refusal refusal, int write) {
        refusals.computeIfAbsent(refusal, any -> new TreeSet<>()).add(write);
    }

    /** This is said of an item, in the way of all writes that need it. */
    void add(Refusal refusal, Place item) {
        Set<Integer> writes = refusals.computeIfAbsent(refusal, any -> new TreeSet<>());
        for (int at = 0; wanted.size() > 1 && at < wanted.size(); at++) {
            if (reached(wanted.get(at)).contains(item)) {
                writes.add(at);
            }
        }
    }

    /** What the plan itself says. */
    Blame planned() {
        plan.refusals().forEach(refusal -> {
            refusals.computeIfAbsent(refusal, any -> new TreeSet<>());
            plan.resolved().forEach((place, resolved) -> {
                boolean wantsTaken = resolved.writes().stream().anyMatch(write -> refusal.equals(write.taken()));
                if (wantsTaken || resolved.refusals().contains(refusal)) {
                    add(refusal, place);
                }
            });
        });
        return this;
    }

    /** All items that are written or asked for the sake of what was wanted. */
    private Set<Place> reached(List<Intent> intents) {
        Set<Place> reached = new HashSet<>();
        intents.forEach(intent -> reach(intent.place(), reached));
        return reached;
    }

    private void reach(Place place, Set<Place> reached) {
        if (!reached.add(place) || plan.resolved(place) == null) {
            return;
        }
        plan.resolved(place).writes().forEach(write -> reached.add(write.place()));
        plan.resolved(place).contributions().forEach(share -> reach(share.place(), reached));
    }

    List<Refusal> refusals() {
        return new ArrayList<>(refusals.keySet());
    }

    /** What is not there can take no value: to say more would say less. */
    private boolean isIdle(Refusal refusal) {
        Set<Integer> missing = refusals.get(new Refusal.Missing(refusal.entity()));
        return refusal instanceof Refusal.Taken && missing != null && missing.containsAll(refusals.get(refusal));
    }

    <T> Outcome<T> outcome() {
        refusals().stream().filter(this::isIdle).forEach(refusals::remove);
        Map<Refusal, Set<Integer>> culprits = new HashMap<>(wanted.size() > 1 ? refusals : Map.of());
        culprits.values().removeIf(Set::isEmpty);
        return Outcome.refused(refusals(), culprits);
    }
}
