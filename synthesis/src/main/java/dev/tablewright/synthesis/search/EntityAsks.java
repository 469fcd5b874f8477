package dev.tablewright.synthesis.search;

import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths.Value;
import dev.tablewright.synthesis.strategy.PinnedStrategies;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is asked of an entity, and the keys that this suggests. */
final class EntityAsks {

    private final Entity entity;
    private final List<Ask> own = new ArrayList<>();
    private final Map<String, Ask> mixed = new LinkedHashMap<>();
    private final Optional<EntityChoice> kept;
    private final List<Relationship> contradictions;
    private final List<KeyShape> primaries;
    private final List<KeyShape> shapes;

    EntityAsks(Problem problem, Entity entity) {
        this.entity = entity;
        String name = entity.name().text();
        for (Pattern pattern : problem.model().patterns()) {
            if (pattern.returns(name)) {
                Ask ask = new Ask(problem.paths(), pattern, entity);
                if (pattern.entities().size() == 1) {
                    own.add(ask);
                } else {
                    mixed.put(pattern.name().text(), ask);
                }
            }
        }
        this.kept = problem.kept(entity);
        own.addAll(Cascades.asksFor(problem, entity));
        own.addAll(StreamedParents.asksFor(problem, entity));
        Set<Set<String>> partitions = own.stream()
                .map(ask -> ask.given().stream().map(Value::full).collect(Collectors.toSet()))
                .collect(Collectors.toSet());
        Set<KeyShape> whole = shapes(problem, partitions, true);
        Set<KeyShape> fit = new LinkedHashSet<>();
        // Among equals, an item stands with its parent rather than by itself.
        fit.addAll(splits(problem));
        fit.add(Slice.ownKey(problem, entity));
        whole.stream().filter(shape -> problem.primaries().isFit(entity, shape)).forEach(fit::add);
        PinnedStrategies pins = new PinnedStrategies(problem.model(), problem.layout());
        if (pins.of(entity).stream().anyMatch(pin -> pin.strategy().equals(Optional.of(Strategy.HIERARCHICAL_KEY)))) {
            fit.addAll(hierarchies(problem));
        }
        List<KeyShape> allowed =
                fit.stream().filter(shape -> pins.allow(entity, shape)).toList();
        this.contradictions = allowed.isEmpty()
                ? Stream.concat(pins.inTheWay(entity, List.copyOf(fit)).stream(), pins.of(entity).stream())
                        .limit(1)
                        .toList()
                : List.of();
        this.primaries = allowed.isEmpty() ? List.copyOf(fit) : allowed;
        // In a table of its own an index may hold two items of one key; in a shared one each key tells what it is of.
        boolean shared = problem.layout() == Layout.SINGLE_TABLE;
        this.shapes = (shared ? whole : shapes(problem, partitions, false))
                .stream()
                        .filter(shape -> asks().anyMatch(ask -> problem.fit().serves(ask, shape, false)))
                        .toList();
    }

    private Set<KeyShape> shapes(Problem problem, Set<Set<String>> partitions, boolean whole) {
        Set<KeyShape> shapes = new LinkedHashSet<>();
        asks().forEach(ask -> shapes.addAll(problem.shapes().of(ask, whole, partitions)));
        if (whole) {
            mixed.values().forEach(ask -> shapes.addAll(problem.shapes().together(ask)));
        }
        return shapes;
    }

    private Stream<Ask> asks() {
        return Stream.concat(own.stream(), mixed.values().stream());
    }

    /** The id cut after each of its parts: the first ones find the partition, the others stand in it. */
    private List<KeyShape> splits(Problem problem) {
        List<KeyShape> splits = new ArrayList<>();
        for (int cut = 1; cut < entity.id().size(); cut++) {
            List<KeyTerm> partition = new ArrayList<>();
            List<KeyTerm> sort = new ArrayList<>();
            for (int i = 0; i < entity.id().size(); i++) {
                List<Value> values =
                        problem.paths().of(entity, List.of(entity.id().get(i).text()));
                for (Value value : values) {
                    if (i < cut) {
                        partition.add(problem.shapes().found(value));
                    } else {
                        sort.add(problem.shapes().ordered(value));
                    }
                }
            }
            splits.add(new KeyShape(partition, sort, Condition.ALWAYS));
        }
        return splits;
    }

    /** The id cut after each of its values: of a parent within a parent, the outer one finds the partition. */
    private List<KeyShape> hierarchies(Problem problem) {
        List<Value> id = problem.paths().ofId(entity);
        return IntStream.range(1, id.size())
                .mapToObj(cut -> new KeyShape(
                        id.subList(0, cut).stream().map(problem.shapes()::found).toList(),
                        id.subList(cut, id.size()).stream()
                                .map(problem.shapes()::ordered)
                                .toList(),
                        Condition.ALWAYS))
                .toList();
    }

    /** The keys that the author wrote: then there is nothing to choose. */
    Optional<EntityChoice> kept() {
        return kept;
    }

    /** The strategies that the author insists on and that no key can keep. */
    List<Relationship> contradictions() {
        return kept.isPresent() ? List.of() : contradictions;
    }

    Entity entity() {
        return entity;
    }

    /** What patterns of this entity alone ask, deletions that take it along, and the stream that keeps its numbers. */
    List<Ask> own() {
        return own;
    }

    /** What patterns of several entities ask, by their names. */
    Map<String, Ask> mixed() {
        return mixed;
    }

    List<KeyShape> primaries() {
        return kept.map(choice -> List.of(choice.primary())).orElse(primaries);
    }

    /** The keys that an index could have. */
    List<KeyShape> shapes() {
        return shapes;
    }
}
