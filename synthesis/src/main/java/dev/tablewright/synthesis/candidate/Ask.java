package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Parameter;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What one pattern asks of one entity. */
public final class Ask {

    private final Pattern pattern;
    private final Entity entity;
    private final Map<String, Value> given = new LinkedHashMap<>();
    private final List<String> sources = new ArrayList<>();
    private final Map<String, Value> constants = new LinkedHashMap<>();
    private final List<Comparison> facts = new ArrayList<>();
    private final Optional<Value> narrowed;
    private final List<Ordered> order = new ArrayList<>();
    private final boolean leader;
    private final boolean one;
    private final boolean whole;

    /** A value by which results are ordered. */
    public record Ordered(Value value, boolean descending) {}

    public Ask(ValuePaths paths, Pattern pattern, Entity entity) {
        this(paths, pattern, entity, false);
    }

    /** @param whole whether only a key counts that is made of nothing but what is given */
    public Ask(ValuePaths paths, Pattern pattern, Entity entity, boolean whole) {
        this.whole = whole;
        this.pattern = pattern;
        this.entity = entity;
        for (Parameter parameter : pattern.by()) {
            int part = 0;
            for (AttributePath path :
                    parameter.paths().getOrDefault(entity.name().text(), List.of())) {
                for (Value value : paths.of(entity, path.steps())) {
                    if (given.putIfAbsent(value.full(), value) == null) {
                        sources.add(parameter.name() + "/" + part);
                    }
                    part++;
                }
            }
        }
        for (Comparison comparison : pattern.where().comparisons()) {
            List<Value> values = paths.of(entity, comparison.path().steps());
            if (!values.isEmpty()) {
                facts.add(comparison);
            }
            if (values.size() == 1
                    && comparison.operator() == Operator.EQUAL
                    && paths.fitsInKey(values.get(0))
                    && !given.containsKey(values.get(0).full())) {
                constants.put(values.get(0).full(), values.get(0));
            }
        }
        this.narrowed = pattern.narrowing()
                .map(narrowing -> paths.of(entity, narrowing.path().steps()))
                .filter(values -> values.size() == 1)
                .map(values -> values.get(0));
        this.leader = !pattern.sort().isEmpty()
                && paths.of(entity, pattern.sort().get(0).path().steps()).isEmpty();
        this.one = pattern.operation() == Pattern.Operation.GET || givesUnique(paths);
        Set<String> seen = new HashSet<>();
        for (SortKey key : pattern.sort()) {
            for (Value value : paths.of(entity, key.path().steps())) {
                if (!isKnown(value.full()) && seen.add(value.full())) {
                    order.add(new Ordered(value, key.descending()));
                }
            }
        }
    }

    private boolean givesUnique(ValuePaths paths) {
        boolean id = !entity.id().isEmpty()
                && paths.ofId(entity).stream().allMatch(value -> given.containsKey(value.full()));
        return id
                || entity.attributes().stream()
                        .filter(attribute -> attribute.unique().isPresent())
                        .anyMatch(attribute -> scope(attribute)
                                .flatMap(name -> paths.of(entity, List.of(name.text())).stream())
                                .allMatch(value -> given.containsKey(value.full())));
    }

    private static Stream<Name> scope(Attribute attribute) {
        return Stream.concat(Stream.of(attribute.name()), attribute.unique().orElseThrow().within().stream());
    }

    public Pattern pattern() {
        return pattern;
    }

    /** Whether only a key counts that is made of nothing but what is given. */
    public boolean wantsWholeKey() {
        return whole;
    }

    public Entity entity() {
        return entity;
    }

    /** What the caller gives, in the order of the pattern. */
    public List<Value> given() {
        return List.copyOf(given.values());
    }

    /** For each given value the parameter, or part of one, that it is: two entities with the same can share a partition. */
    public List<String> sources() {
        return sources;
    }

    /** What must equal a word that the pattern itself names. */
    public List<Value> constants() {
        return List.copyOf(constants.values());
    }

    public boolean isGiven(String full) {
        return given.containsKey(full);
    }

    /** Whether every result has the same value there, and the caller knows it. */
    public boolean isKnown(String full) {
        return given.containsKey(full) || constants.containsKey(full);
    }

    /** The conditions that concern this entity. */
    public List<Comparison> facts() {
        return facts;
    }

    public Condition condition() {
        return new Condition(facts);
    }

    public Optional<Value> narrowed() {
        return narrowed;
    }

    public boolean isRange() {
        return pattern.narrowing()
                .filter(narrowing -> narrowing.kind() == Narrowing.Kind.RANGE)
                .isPresent();
    }

    /** What decides the order of the results; nothing if there is at most one. */
    public List<Ordered> order() {
        return one ? List.of() : order;
    }

    /** Whether the pattern sorts by what this entity has not, so that it comes before the others. */
    public boolean isLeader() {
        return leader;
    }

    /** Whether there is at most one result. */
    public boolean isOne() {
        return one;
    }

    public boolean isBatch() {
        return pattern.batch().isPresent();
    }

    /** Whether only the key of a table can answer. */
    public boolean needsTable() {
        return pattern.consistency() == Pattern.Consistency.STRONG || isBatch();
    }

    /** The attributes that an index must hold; empty: all. */
    public Optional<Set<String>> needs() {
        boolean count = pattern.operation() == Pattern.Operation.COUNT;
        if (pattern.needs().isEmpty() && !count) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        if (!count) {
            pattern.needs().forEach(path -> names.add(path.first()));
        }
        facts.forEach(fact -> names.add(fact.path().first()));
        narrowed.ifPresent(value -> names.add(value.written().get(0)));
        // Several reads are put into order by the values themselves.
        pattern.sort().forEach(key -> names.add(key.path().first()));
        names.removeIf(name -> entity.attribute(name).isEmpty());
        return Optional.of(names);
    }

    @Override
    public String toString() {
        return pattern.name() + " of " + entity.name();
    }
}
