package dev.tablewright.synthesis.layout;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the caller of a pattern says about one of its entities. */
final class GivenValues {

    private final ValuePaths paths;
    private final Pattern pattern;
    private final Entity entity;
    private final Map<String, String> given = new HashMap<>();
    private final Set<String> constant = new HashSet<>();

    GivenValues(ValuePaths paths, Pattern pattern, Entity entity) {
        this.paths = paths;
        this.pattern = pattern;
        this.entity = entity;
        for (Parameter parameter : pattern.by()) {
            int part = 0;
            for (AttributePath path :
                    parameter.paths().getOrDefault(entity.name().text(), List.of())) {
                for (ValuePaths.Value value : paths.of(entity, path.steps())) {
                    given.putIfAbsent(value.full(), parameter.name() + "/" + part++);
                }
            }
        }
        for (Comparison comparison : pattern.where().comparisons()) {
            if (comparison.operator() == Operator.EQUAL) {
                constant.add(paths.full(entity, comparison.path().steps()));
            }
        }
    }

    /**
     * Which values of the caller make the partition, in order; empty if he has not all of them. Two entities for which that is
     * the same can stand in one partition.
     */
    Optional<List<String>> partition(KeyDraft key) {
        List<String> parts = new ArrayList<>();
        for (KeyTerm term : key.partition()) {
            String source = given.get(paths.full(entity, term.path()));
            if (source == null) {
                return Optional.empty();
            }
            parts.add(source + term.format().suffix());
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(parts);
    }

    /** Whether a key has all wanted items, in the order that is wanted. */
    boolean fits(KeyDraft key) {
        List<String> facts =
                pattern.where().comparisons().stream().map(Comparison::toString).toList();
        boolean complete = key.when().comparisons().stream()
                .allMatch(comparison -> facts.contains(comparison.toString())
                        || (comparison.operator() == Operator.EXISTS
                                && given.containsKey(
                                        paths.full(entity, comparison.path().steps()))));
        Optional<String> wanted = firstOrder();
        return complete
                && (wanted.isEmpty()
                        || firstOpen(key)
                                .filter(term -> paths.full(entity, term.path()).equals(wanted.get()))
                                .isPresent());
    }

    /** Whether it has nothing that the pattern sorts by, and so comes before the others. */
    boolean isLeader() {
        return !pattern.sort().isEmpty()
                && paths.of(entity, pattern.sort().get(0).path().steps()).isEmpty();
    }

    /** Whether the greatest sort keys come first when the pattern reads by this key. */
    boolean readsBackwards(KeyDraft key) {
        boolean descending = !pattern.sort().isEmpty() && pattern.sort().get(0).descending();
        return descending != firstOpen(key).map(KeyTerm::isDescending).orElse(false);
    }

    private Optional<String> firstOrder() {
        for (SortKey sort : pattern.sort()) {
            for (ValuePaths.Value value : paths.of(entity, sort.path().steps())) {
                if (!isKnown(value.full())) {
                    return Optional.of(value.full());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<KeyTerm> firstOpen(KeyDraft key) {
        return key.sort().stream()
                .filter(term -> !isKnown(paths.full(entity, term.path())))
                .findFirst();
    }

    private boolean isKnown(String full) {
        return given.containsKey(full) || constant.contains(full);
    }
}
