package dev.tablewright.synthesis.candidate;

import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Ask.Ordered;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a key answers an ask by reading little else than what is wanted. The checker decides the same by other means; it
 * also accepts keys that are not proposed here.
 */
public final class Fit {

    private final ValuePaths paths;

    public Fit(ValuePaths paths) {
        this.paths = paths;
    }

    /** @param table whether it is the key of a table and not of an index */
    public boolean serves(Ask ask, KeyShape shape, boolean table) {
        if (!table && ask.needsTable()) {
            return false;
        }
        if (ask.wantsWholeKey()
                && !shape.terms().allMatch(term -> ask.isGiven(paths.full(ask.entity(), term.path())))) {
            return false;
        }
        return holdsAll(ask, shape) && findsPartition(ask, shape) && narrows(ask, shape, table) && orders(ask, shape);
    }

    /** Whether some of what a key that serves finds must be thrown away. */
    public boolean wastes(Ask ask, KeyShape shape) {
        List<String> when =
                shape.when().comparisons().stream().map(Comparison::toString).toList();
        Set<String> used = used(ask, shape);
        boolean conditions = ask.facts().stream()
                .allMatch(fact -> when.contains(fact.toString())
                        || (fact.operator() == Operator.EQUAL
                                && used.contains(
                                        paths.full(ask.entity(), fact.path().steps()))));
        boolean narrowed = ask.narrowed().isEmpty() || isNarrowed(ask, firstOpen(ask, shape));
        return !conditions || !narrowed;
    }

    /** Whether greater sort keys must be read first. */
    public boolean readsBackwards(Ask ask, KeyShape shape) {
        if (ask.order().isEmpty()) {
            return false;
        }
        boolean descending = ask.order().get(0).descending();
        return descending != firstOpen(ask, shape).map(KeyTerm::isDescending).orElse(false);
    }

    /** Whether no wanted item is missing from a sparse index. */
    private boolean holdsAll(Ask ask, KeyShape shape) {
        List<String> facts = ask.facts().stream().map(Comparison::toString).toList();
        boolean conditions = shape.when().comparisons().stream()
                .allMatch(needed -> facts.contains(needed.toString())
                        || (needed.operator() == Operator.EXISTS
                                && isThere(ask, needed.path().steps())));
        return conditions
                && shape.terms()
                        .filter(term -> paths.isOptional(ask.entity(), term.path()))
                        .allMatch(term -> isThere(ask, term.path()));
    }

    /** Whether a wanted item certainly has a value: it is given, or lies in a range that is. */
    private boolean isThere(Ask ask, List<String> path) {
        List<Value> values = paths.of(ask.entity(), path);
        // Who compares a value with another asks only for what has one.
        boolean compared = ask.facts().stream()
                .anyMatch(fact -> fact.operator() != Operator.ABSENT
                        && fact.operator() != Operator.NOT_EQUAL
                        && fact.path()
                                .steps()
                                .equals(path.subList(
                                        0,
                                        Math.min(
                                                path.size(), fact.path().steps().size()))));
        return compared
                || (!values.isEmpty() && values.stream().map(Value::full).allMatch(full -> isSaid(ask, full)));
    }

    private static boolean isSaid(Ask ask, String full) {
        return ask.isKnown(full)
                || ask.narrowed().filter(value -> value.full().equals(full)).isPresent();
    }

    private boolean findsPartition(Ask ask, KeyShape shape) {
        for (KeyTerm term : shape.partition()) {
            String full = full(ask.entity(), term);
            boolean walked = term.format() instanceof SlotFormat.Truncated
                    && ask.isRange()
                    && ask.narrowed().filter(value -> value.full().equals(full)).isPresent();
            if (!ask.isKnown(full) && !walked && !(term.format() instanceof SlotFormat.Shard)) {
                return false;
            }
        }
        return true;
    }

    /** Whether all that the caller says finds its place in the key, so that nothing needs to be thrown away. */
    private boolean narrows(Ask ask, KeyShape shape, boolean table) {
        Set<String> used = used(ask, shape);
        Optional<KeyTerm> open = firstOpen(ask, shape);
        boolean whole = table && open.isEmpty() && ask.isOne();
        boolean allUsed = ask.given().stream().allMatch(value -> used.contains(value.full()));
        // Who knows more than the whole key of an item needs nothing of it; in a batch it could not even be compared.
        if (!allUsed && !(whole && !ask.isBatch())) {
            return false;
        }
        if (ask.isBatch() && open.isPresent()) {
            return false;
        }
        return ask.narrowed().isEmpty() || isNarrowed(ask, open) || mustFilter(ask);
    }

    /** The values that make the key condition: the partition, and what is known of the sort key up to the first gap. */
    private Set<String> used(Ask ask, KeyShape shape) {
        Set<String> used = new HashSet<>();
        shape.partition().stream()
                // A day or a shard is shared with others.
                .filter(term -> term.format().isLossless())
                .forEach(term -> used.add(full(ask.entity(), term)));
        for (KeyTerm term : shape.sort()) {
            String full = full(ask.entity(), term);
            if (!ask.isKnown(full)) {
                break;
            }
            used.add(full);
        }
        return used;
    }

    private boolean isNarrowed(Ask ask, Optional<KeyTerm> open) {
        Value wanted = ask.narrowed().orElseThrow();
        return open.filter(term -> full(ask.entity(), term).equals(wanted.full()))
                .filter(term -> ask.isRange()
                        || (term.isPlain() && wanted.attribute().type().keyType() == KeyType.TEXT))
                .isPresent();
    }

    /** A range of one value in the order of another: no key does both. */
    private static boolean mustFilter(Ask ask) {
        return !ask.order().isEmpty()
                && !ask.order()
                        .get(0)
                        .value()
                        .full()
                        .equals(ask.narrowed().orElseThrow().full());
    }

    private boolean orders(Ask ask, KeyShape shape) {
        Deque<Ordered> wanted = new ArrayDeque<>(ask.order());
        Set<String> settled = new HashSet<>();
        List<String> id = paths.ofId(ask.entity()).stream().map(Value::full).toList();
        id.stream().filter(ask::isKnown).forEach(settled::add);
        Optional<Boolean> backwards = Optional.empty();
        for (KeyTerm term : shape.sort()) {
            if (wanted.isEmpty() || settled.containsAll(id)) {
                return true;
            }
            String full = full(ask.entity(), term);
            if (ask.isKnown(full)) {
                continue;
            }
            Ordered next = wanted.remove();
            boolean reversed = next.descending() != term.isDescending();
            if (!next.value().full().equals(full)
                    || backwards.filter(b -> b != reversed).isPresent()) {
                return false;
            }
            backwards = Optional.of(reversed);
            settled.add(full);
        }
        return wanted.isEmpty() || settled.containsAll(id);
    }

    private Optional<KeyTerm> firstOpen(Ask ask, KeyShape shape) {
        return shape.sort().stream()
                .filter(term -> !ask.isKnown(full(ask.entity(), term)))
                .findFirst();
    }

    private String full(Entity entity, KeyTerm term) {
        return paths.full(entity, term.path());
    }
}
