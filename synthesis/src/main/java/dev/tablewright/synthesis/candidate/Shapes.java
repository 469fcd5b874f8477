package dev.tablewright.synthesis.candidate;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.synthesis.candidate.Ask.Ordered;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The keys that one ask suggests. */
public final class Shapes {

    /** Wide enough for a partition of years or minutes; hours and minutes are for the hottest. */
    private static final List<TimeUnit> BUCKETS = List.of(TimeUnit.YEAR, TimeUnit.MONTH, TimeUnit.DAY, TimeUnit.HOUR);

    private final ValuePaths paths;
    private final Fit fit;

    public Shapes(ValuePaths paths) {
        this.paths = paths;
        this.fit = new Fit(paths);
    }

    /**
     * All that serve the ask by itself, the plainest first.
     *
     * @param whole whether keys end with what is missing of the id, so that no two items share one
     * @param partitions the sets of values by which other patterns find the entity
     */
    public List<KeyShape> of(Ask ask, boolean whole, Set<Set<String>> partitions) {
        Set<KeyShape> shapes = new LinkedHashSet<>();
        for (List<Value> partition : partitions(ask, partitions)) {
            shapes.add(shape(ask, partition, List.of(), Condition.ALWAYS, new Form(false, whole)));
            if (!ask.constants().isEmpty()) {
                shapes.add(shape(ask, partition, ask.constants(), Condition.ALWAYS, new Form(false, whole)));
            }
            if (!ask.facts().isEmpty()) {
                shapes.add(shape(ask, partition, List.of(), ask.condition(), new Form(false, whole)));
            }
        }
        return serving(ask, shapes);
    }

    /** How a key is written: whether what is in order is turned round, and whether the whole id is in it. */
    private record Form(boolean reversed, boolean whole) {}

    private List<KeyShape> serving(Ask ask, Set<KeyShape> shapes) {
        return shapes.stream()
                .filter(shape -> isPossible(ask.entity(), shape))
                .filter(shape -> fit.serves(ask, shape, false) || fit.serves(ask, shape, true))
                .toList();
    }

    /** All that is given; or the id of a parent, or what another pattern finds the entity by, and the rest in the sort key. */
    private static List<List<Value>> partitions(Ask ask, Set<Set<String>> others) {
        List<List<Value>> partitions = new ArrayList<>();
        partitions.add(ask.given());
        List<List<Value>> groups = groups(ask);
        if (groups.size() > 1) {
            groups.stream()
                    .filter(group -> isReference(ask, group) || others.contains(fulls(group)))
                    .forEach(partitions::add);
        }
        return partitions;
    }

    private static boolean isReference(Ask ask, List<Value> group) {
        return ask.entity()
                .attribute(group.get(0).written().get(0))
                .filter(attribute -> attribute.type() instanceof Type.Reference)
                .isPresent();
    }

    private static Set<String> fulls(List<Value> values) {
        return values.stream().map(Value::full).collect(Collectors.toSet());
    }

    /** The key by which a mixed pattern finds this entity together with others: the partition is all that the caller gives. */
    public List<KeyShape> together(Ask ask) {
        Set<KeyShape> shapes = new LinkedHashSet<>();
        for (boolean reversed : new boolean[] {false, true}) {
            Form form = new Form(reversed, true);
            shapes.add(shape(ask, ask.given(), List.of(), Condition.ALWAYS, form));
            if (!ask.facts().isEmpty()) {
                shapes.add(shape(ask, ask.given(), List.of(), ask.condition(), form));
            }
        }
        return serving(ask, shapes);
    }

    /** The same key spread over more partitions, for what is too hot in one. */
    public List<KeyShape> spread(Entity entity, KeyShape shape, int shards) {
        List<KeyShape> wider = new ArrayList<>();
        for (KeyTerm term : shape.sort()) {
            Optional<Value> time =
                    paths.of(entity, term.path()).stream().filter(Terms::isTime).findFirst();
            if (time.isPresent() && term.isPlain()) {
                BUCKETS.forEach(
                        unit -> wider.add(shape.spreadBy(new KeyTerm(term.path(), new SlotFormat.Truncated(unit)))));
                break;
            }
        }
        paths.ofId(entity).stream()
                .filter(value -> shape.partition().stream()
                        .noneMatch(term -> paths.full(entity, term.path()).equals(value.full())))
                .findFirst()
                .ifPresent(
                        value -> wider.add(shape.spreadBy(new KeyTerm(value.written(), new SlotFormat.Shard(shards)))));
        return wider;
    }

    /** A value in the partition. */
    public KeyTerm found(Value value) {
        return Terms.inPartition(value);
    }

    /** A value in the sort key, least first. */
    public KeyTerm ordered(Value value) {
        return Terms.inOrder(value, false);
    }

    /** Given values by the attribute that they are of: the parts of a reference stay together. */
    private static List<List<Value>> groups(Ask ask) {
        Map<String, List<Value>> groups = new LinkedHashMap<>();
        for (Value value : ask.given()) {
            groups.computeIfAbsent(value.written().get(0), first -> new ArrayList<>())
                    .add(value);
        }
        return List.copyOf(groups.values());
    }

    /** @param leading values that stand first in the sort key besides the given ones that are not in the partition */
    private KeyShape shape(Ask ask, List<Value> partition, List<Value> leading, Condition when, Form form) {
        Entity entity = ask.entity();
        Map<String, KeyTerm> sort = new LinkedHashMap<>();
        Set<String> used = new LinkedHashSet<>();
        partition.forEach(value -> used.add(value.full()));
        Stream.concat(ask.given().stream(), leading.stream())
                .filter(value -> used.add(value.full()))
                .forEach(value -> sort.put(value.full(), Terms.inOrder(value, false)));
        if (ask.order().isEmpty()) {
            ask.narrowed()
                    .filter(value -> used.add(value.full()))
                    .ifPresent(value -> sort.put(value.full(), Terms.inOrder(value, form.reversed())));
        }
        boolean first =
                ask.order().stream().findFirst().map(Ordered::descending).orElse(false);
        for (Ordered ordered : ask.order()) {
            if (used.add(ordered.value().full())) {
                boolean turned = (ordered.descending() != first) != form.reversed();
                sort.put(ordered.value().full(), Terms.inOrder(ordered.value(), turned));
            }
        }
        boolean tail = form.whole() && !holdsUnique(entity, used);
        for (Value value : tail ? paths.ofId(entity) : List.<Value>of()) {
            if (used.add(value.full())) {
                sort.put(value.full(), Terms.inOrder(value, false));
            }
        }
        List<KeyTerm> found = partition.stream().map(Terms::inPartition).toList();
        KeyShape plain = new KeyShape(found, List.copyOf(sort.values()), when);
        return new KeyShape(found, plain.sort(), complete(entity, plain));
    }

    /** A value that is unique, with its scope, tells items apart as well as the id. */
    private boolean holdsUnique(Entity entity, Set<String> used) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent())
                .anyMatch(attribute -> Stream.concat(
                                Stream.of(attribute.name()), attribute.unique().get().within().stream())
                        .flatMap(name -> paths.of(entity, List.of(name.text())).stream())
                        .allMatch(value -> used.contains(value.full())));
    }

    /** An item without a value that stands in its key has no key. */
    private Condition complete(Entity entity, KeyShape shape) {
        List<Comparison> all = new ArrayList<>(shape.when().comparisons());
        Set<String> said = new LinkedHashSet<>();
        all.forEach(comparison -> said.add(comparison.path().first()));
        shape.terms()
                .filter(term -> paths.isOptional(entity, term.path()))
                .map(term -> optionalPart(entity, term.path()))
                .filter(path -> said.add(String.join(".", path)))
                .forEach(path -> all.add(new Comparison(
                        new AttributePath(path, entity.span()), Operator.EXISTS, List.of(), entity.span())));
        return new Condition(all);
    }

    /** The part of a path that may be absent: the reference, not the id behind it. */
    private List<String> optionalPart(Entity entity, List<String> path) {
        for (int end = 1; end < path.size(); end++) {
            if (paths.isOptional(entity, path.subList(0, end))) {
                return path.subList(0, end);
            }
        }
        return path;
    }

    /** Whether all values can stand in keys. */
    private boolean isPossible(Entity entity, KeyShape shape) {
        return shape.terms()
                .flatMap(term -> paths.of(entity, term.path()).stream())
                .allMatch(paths::fitsInKey);
    }
}
