package dev.tablewright.synthesis.layout;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Takes from keys what only served to tell entities apart, and what they say twice. */
final class PlainKeys {

    private final Model model;
    private final ValuePaths paths;

    PlainKeys(Model model, ValuePaths paths) {
        this.model = model;
        this.paths = paths;
    }

    /** The key of an entity that shares its table or index with nobody. */
    PlainKey of(Entity entity, ItemKey key) {
        Set<String> said = new HashSet<>();
        for (KeyValue value : key.partition()) {
            KeyTerms.of(value).terms().stream()
                    .filter(term -> term.format().isLossless())
                    .map(term -> paths.full(entity, term.path()))
                    // Who asks several partitions puts their items in order by what is in the sort key.
                    .filter(full -> !isOrder(entity, full))
                    .forEach(said::add);
        }
        List<KeyTerms> partition = withoutRepeats(entity, key.partition(), new HashSet<>());
        List<KeyTerms> sort = withoutRepeats(entity, key.sort(), said);
        if (partition.isEmpty()) {
            // Every item has the same partition key, and a key there must be.
            partition = List.of(KeyTerms.of(key.partition().get(0)));
        }
        return new PlainKey(partition, sort);
    }

    /**
     * A value that was said before neither finds nor orders anything. Cut or hashed it may come before the whole, which
     * then still says more.
     */
    private List<KeyTerms> withoutRepeats(Entity entity, List<KeyValue> values, Set<String> said) {
        List<KeyTerms> kept = new ArrayList<>();
        for (KeyValue value : values) {
            KeyTerms whole = KeyTerms.of(value);
            List<KeyTerm> terms = new ArrayList<>();
            for (KeyTerm term : whole.terms()) {
                String full = paths.full(entity, term.path());
                if (!said.contains(full)) {
                    terms.add(term);
                }
                if (term.format().isLossless()) {
                    said.add(full);
                }
            }
            if (!terms.isEmpty()) {
                kept.add(whole.with(terms));
            }
        }
        return kept;
    }

    /**
     * Whether a pattern orders or narrows the items of an entity by a value that its caller does not give, although it is part
     * of the partition key: there are few, and he asks for all of them.
     */
    private boolean isOrder(Entity entity, String full) {
        return model.patterns().stream()
                .filter(pattern -> pattern.returns(entity.name().text()))
                .filter(pattern -> isFew(entity, pattern, full))
                .filter(pattern -> pattern.by().stream()
                        .flatMap(by -> by.paths().getOrDefault(entity.name().text(), List.of()).stream())
                        .noneMatch(path -> leadsTo(entity, path, full)))
                .flatMap(pattern -> Stream.concat(
                        pattern.sort().stream().map(SortKey::path), pattern.narrowing().map(Narrowing::path).stream()))
                .anyMatch(path -> leadsTo(entity, path, full));
    }

    private boolean isFew(Entity entity, Pattern pattern, String full) {
        boolean words = paths.of(entity, Arrays.asList(full.split("\\."))).stream()
                .anyMatch(value -> value.attribute().type() instanceof Type.Choice);
        return words
                || pattern.where().comparisons().stream()
                        .anyMatch(comparison ->
                                comparison.operator() == Operator.IN && leadsTo(entity, comparison.path(), full));
    }

    private boolean leadsTo(Entity entity, AttributePath path, String full) {
        return paths.of(entity, path.steps()).stream()
                .anyMatch(value -> value.full().equals(full));
    }
}
