package dev.tablewright.synthesis.search;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * The best sets of entries of an entity that has too many to appraise each: an entry is taken to cost what it costs by itself,
 * and a read what it costs by that entry alone. Sums differ from what the whole costs only where sizes are rounded.
 */
final class SumSearch {

    private final Answers answers;
    private final Slice slice;
    private final Entity entity;
    private final KeyShape primary;
    private final List<Entry> shared;
    private final List<Ask> asks;
    private final int wanted;
    private final BooleanSupplier outOfTime;
    private final List<BigDecimal> leastLater;
    private final Map<KeyShape, Optional<SortedSet<String>>> entries = new LinkedHashMap<>();
    private final NavigableMap<BigDecimal, List<EntityChoice>> best = new TreeMap<>();
    private final Map<String, BigDecimal> upkeeps = new HashMap<>();
    private int kept;
    private boolean complete = true;

    SumSearch(
            Answers answers,
            Slice slice,
            KeyShape primary,
            List<Entry> shared,
            List<Ask> asks,
            int wanted,
            BooleanSupplier outOfTime) {
        this.answers = answers;
        this.slice = slice;
        this.entity = slice.entity();
        this.primary = primary;
        this.shared = shared;
        this.asks = asks;
        this.wanted = wanted;
        this.outOfTime = outOfTime;
        this.leastLater = leastLater();
        choose(0, base());
    }

    /** The best, and what each comes to as a sum. */
    NavigableMap<BigDecimal, List<EntityChoice>> best() {
        return best;
    }

    /** Whether the sums of all others are greater. */
    boolean isComplete() {
        return complete;
    }

    private void choose(int next, BigDecimal sum) {
        if (kept > 0 && outOfTime.getAsBoolean()) {
            complete = false;
            return;
        }
        if (kept >= wanted && sum.add(leastLater.get(next)).compareTo(best.lastKey()) >= 0) {
            return;
        }
        if (next == asks.size()) {
            keep(sum);
            return;
        }
        Ask ask = asks.get(next);
        if (answers.without(ask, primary, shared)) {
            choose(next + 1, sum);
        }
        List<KeyShape> ways = new ArrayList<>(answers.by(ask, primary));
        ways.sort(Comparator.comparing(shape -> added(shape, ask)));
        for (KeyShape shape : ways) {
            Optional<SortedSet<String>> before = entries.get(shape);
            boolean there = before != null;
            if (!there && shared.size() + entries.size() == DynamoFacts.INDEXES_AT_MOST) {
                continue;
            }
            BigDecimal more = added(shape, ask);
            entries.put(shape, ChoiceEnumeration.wider(there ? before : Optional.of(new TreeSet<>()), ask));
            choose(next + 1, sum.add(more));
            if (there) {
                entries.put(shape, before);
            } else {
                entries.remove(shape);
            }
        }
    }

    /** What it costs that one ask more is answered by a key: the read, and what the entry then holds more. */
    private BigDecimal added(KeyShape shape, Ask ask) {
        Optional<SortedSet<String>> before = entries.get(shape);
        Optional<SortedSet<String>> after =
                ChoiceEnumeration.wider(before != null ? before : Optional.of(new TreeSet<>()), ask);
        BigDecimal paid = before != null ? upkeep(shape, before) : BigDecimal.ZERO;
        return upkeep(shape, after).subtract(paid).add(reading(shape, ask));
    }

    private void keep(BigDecimal sum) {
        best.computeIfAbsent(sum, s -> new ArrayList<>())
                .add(ChoiceEnumeration.choice(entity, primary, shared, entries));
        kept++;
        while (kept > wanted) {
            List<EntityChoice> last = best.lastEntry().getValue();
            last.remove(last.size() - 1);
            kept--;
            if (last.isEmpty()) {
                best.pollLastEntry();
            }
        }
    }

    /** For each ask and all behind it, what they cost at least. */
    private List<BigDecimal> leastLater() {
        List<BigDecimal> least = new ArrayList<>();
        BigDecimal sum = BigDecimal.ZERO;
        least.add(sum);
        for (int i = asks.size() - 1; i >= 0; i--) {
            Ask ask = asks.get(i);
            boolean free = answers.without(ask, primary, shared);
            BigDecimal own = free
                    ? BigDecimal.ZERO
                    : answers.by(ask, primary).stream()
                            .map(shape -> isPrivate(shape, ask) ? added(shape, ask) : reading(shape, ask))
                            .min(Comparator.naturalOrder())
                            .orElse(BigDecimal.ZERO);
            sum = sum.add(own);
            least.add(0, sum);
        }
        return least;
    }

    private boolean isPrivate(KeyShape shape, Ask ask) {
        return asks.stream()
                .noneMatch(other ->
                        !other.equals(ask) && answers.by(other, primary).contains(shape));
    }

    private BigDecimal base() {
        return slice.worth(new EntityChoice(entity, primary, shared)).whole().dollars();
    }

    /** Storage and writes of an entry. */
    private BigDecimal upkeep(KeyShape shape, Optional<SortedSet<String>> width) {
        return upkeeps.computeIfAbsent(
                shape + " " + width, key -> withoutReads(with(shape, width)).subtract(withoutReads(plain())));
    }

    private BigDecimal reading(KeyShape shape, Ask ask) {
        return with(shape, ChoiceEnumeration.wider(Optional.of(new TreeSet<>()), ask))
                .patterns()
                .getOrDefault(ask.pattern().name().text(), Worth.NOTHING)
                .dollars();
    }

    private static BigDecimal withoutReads(Appraisal appraisal) {
        return appraisal.patterns().values().stream()
                .map(Worth::dollars)
                .reduce(appraisal.whole().dollars(), BigDecimal::subtract);
    }

    private Appraisal plain() {
        return slice.worth(new EntityChoice(entity, primary, shared));
    }

    private Appraisal with(KeyShape shape, Optional<SortedSet<String>> width) {
        List<Entry> more = new ArrayList<>(shared);
        more.add(new Entry(shape, width, ""));
        return slice.worth(new EntityChoice(entity, primary, more));
    }
}
