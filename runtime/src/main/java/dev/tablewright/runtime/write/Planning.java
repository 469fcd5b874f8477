package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Step;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes a plan of what is wanted. What is done to an entity may add to numbers of its parents, and that may have consequences of its own:
 * it goes on until nothing new follows. All that several writes add to one parent is added at once.
 */
final class Planning {

    /** Deeper than parents of parents go. Each level takes two rounds, one of them to read. */
    private static final int MOST_ROUNDS = 50;

    private final Reads reads;
    private final Resolution resolution;

    Planning(Reads reads, Resolution resolution) {
        this.reads = reads;
        this.resolution = resolution;
    }

    Step<Plan> plan(List<Intent> intents) {
        return round(Merging.intents(intents), Map.of(), 0);
    }

    private Step<Plan> round(Map<Place, Intent> direct, Map<Place, Sum> additions, int rounds) {
        if (rounds > MOST_ROUNDS) {
            throw new IllegalStateException("numbers of parents that depend on each other in a circle");
        }
        List<Intent> all = new ArrayList<>(direct.values());
        additions.values().forEach(sum -> all.add(sum.intent()));
        List<Intent> unread = new ArrayList<>();
        Map<Place, Resolved> resolved = new LinkedHashMap<>();
        for (Intent intent : Merging.intents(all).values()) {
            Resolved one = resolution.resolve(intent);
            if (one == null) {
                unread.add(intent);
            } else {
                resolved.put(intent.place(), one);
            }
        }
        if (!unread.isEmpty()) {
            return reads.read(unread).then(read -> round(direct, additions, rounds + 1));
        }
        Map<Place, Sum> following = following(resolved);
        return following.equals(additions) ? Step.done(plan(resolved)) : round(direct, following, rounds + 1);
    }

    private static Map<Place, Sum> following(Map<Place, Resolved> resolved) {
        Map<Place, Sum> sums = new LinkedHashMap<>();
        for (Resolved one : resolved.values()) {
            for (Resolved.Contribution more : one.contributions()) {
                Sum sum = new Sum(
                        more,
                        new TreeMap<>(Map.of(more.target(), more.amount().stripTrailingZeros())),
                        more.demanded());
                sums.merge(more.place(), sum, Sum::and);
            }
        }
        return sums;
    }

    private static Plan plan(Map<Place, Resolved> resolved) {
        List<Refusal> refusals = new ArrayList<>();
        List<ItemWrite> writes = new ArrayList<>();
        for (Resolved one : resolved.values()) {
            one.refusals().stream()
                    .filter(refusal -> !refusals.contains(refusal))
                    .forEach(refusals::add);
            writes.addAll(one.writes());
        }
        List<ItemWrite> merged = Merging.items(writes, refusals);
        return new Plan(refusals.isEmpty() ? merged : List.of(), resolved, refusals);
    }

    /** All that is added to one parent. */
    private static final class Sum {

        private final Resolved.Contribution first;
        private final Map<String, BigDecimal> amounts;
        private final boolean demanded;

        Sum(Resolved.Contribution first, Map<String, BigDecimal> amounts, boolean demanded) {
            this.first = first;
            this.amounts = amounts;
            this.demanded = demanded;
        }

        Sum and(Sum other) {
            Map<String, BigDecimal> both = new TreeMap<>(amounts);
            other.amounts.forEach((name, amount) ->
                    both.merge(name, amount, (one, more) -> one.add(more).stripTrailingZeros()));
            return new Sum(demanded ? first : other.first, both, demanded || other.demanded);
        }

        Intent intent() {
            Changes changes = new Changes();
            amounts.forEach(changes::add);
            return Intent.adding(first.parent(), first.place(), changes, first.child(), demanded);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Sum sum && amounts.equals(sum.amounts) && demanded == sum.demanded;
        }

        @Override
        public int hashCode() {
            return amounts.hashCode();
        }
    }
}
