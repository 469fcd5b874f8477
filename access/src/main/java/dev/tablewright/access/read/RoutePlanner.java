package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyOrdering;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeyRange;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.keys.KeyOrder;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tries to serve a pattern by one table or index. */
final class RoutePlanner {

    private final KeySpace space;
    private final Meetings meetings;
    private final ReadOrder order;

    RoutePlanner(KeySpace space, Meetings meetings) {
        this.space = space;
        this.meetings = meetings;
        this.order = new ReadOrder(new KeyOrdering());
    }

    /** A way to read, or why there is none. */
    record Attempt(Optional<Read> read, List<Obstacle> obstacles) {}

    /** @param wanted what the caller knows about each entity that is read here */
    Attempt attempt(Pattern pattern, List<Knowledge> wanted, Route route) {
        List<Obstacle> obstacles = new ArrayList<>();
        List<Seen> entities = new ArrayList<>();
        for (Knowledge knowledge : wanted) {
            String entity = knowledge.entity().name().text();
            Optional<Placement> placement = space.of(entity, route);
            if (placement.isEmpty() || hasGaps(placement.get())) {
                return new Attempt(Optional.empty(), List.of(new Obstacle.NotThere(entity, route)));
            }
            Optional<Obstacle> unknown = unknown(knowledge, placement.get());
            if (unknown.isPresent()) {
                return new Attempt(Optional.empty(), List.of(unknown.get()));
            }
            entities.add(new Seen(knowledge, placement.get()));
        }
        if (route.isIndex() && pattern.consistency() == Pattern.Consistency.STRONG) {
            obstacles.add(new Obstacle.OnlyEventual(route));
        }
        entities.forEach(entity -> idle(pattern, entity).ifPresent(obstacles::add));
        entities.forEach(entity -> missing(entity).ifPresent(obstacles::add));
        Seen first = entities.get(0);
        entities.stream()
                .filter(entity -> !entity.partitionSignature().equals(first.partitionSignature()))
                .findFirst()
                .ifPresent(entity -> obstacles.add(new Obstacle.Apart(first.placement(), entity.placement())));
        ReadOrder.Verdict ordered = order.of(pattern, entities);
        ordered.obstacle().ifPresent(obstacles::add);
        return obstacles.isEmpty()
                ? new Attempt(Optional.of(read(pattern, entities, route, !ordered.forwards())), List.of())
                : new Attempt(Optional.empty(), obstacles);
    }

    /** A part that no attribute leads to: the design was refused, and is looked at all the same. */
    private static boolean hasGaps(Placement placement) {
        return placement.partition().isEmpty()
                || placement.parts().anyMatch(part -> part.pieces().isEmpty());
    }

    /** Most tables and indexes end here: nothing else needs to be asked of them. */
    private static Optional<Obstacle> unknown(Knowledge knowledge, Placement placement) {
        Set<Leaf> missing = new LinkedHashSet<>();
        for (KeyPart part : placement.partition()) {
            for (KeyPiece piece : part.pieces()) {
                if (!knowledge.inPartition(piece).isDetermined()) {
                    missing.add(piece.leaf().orElseThrow());
                }
            }
        }
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(new Obstacle.Unknown(placement, List.copyOf(missing)));
    }

    /** Who gives something, and asks all partitions for all they hold, scans. */
    private static Optional<Obstacle> idle(Pattern pattern, Seen entity) {
        if (pattern.by().isEmpty() || isHelped(entity)) {
            return Optional.empty();
        }
        List<Leaf> few = entity.placement().partition().stream()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece instanceof KeyPiece.Each && !piece.isSingle())
                .flatMap(piece -> piece.leaf().stream())
                .distinct()
                .toList();
        return few.isEmpty() ? Optional.empty() : Optional.of(new Obstacle.Unknown(entity.placement(), few));
    }

    /** Whether anything that the caller gives narrows what is read. Otherwise all partitions are asked for all they hold. */
    private static boolean isHelped(Seen entity) {
        return entity.narrowed().isPresent()
                || Stream.of(entity.placement().partition(), entity.equal())
                        .flatMap(List::stream)
                        .flatMap(part -> part.pieces().stream())
                        .anyMatch(RoutePlanner::isGiven)
                || entity.prefix().stream().anyMatch(RoutePlanner::isGiven);
    }

    private static boolean isGiven(KeyPiece piece) {
        return piece instanceof KeyPiece.Given || piece instanceof KeyPiece.Walked;
    }

    /** What the index leaves out although the pattern wants it. */
    private Optional<Obstacle> missing(Seen entity) {
        Placement placement = entity.placement();
        if (!placement.route().isIndex()) {
            return Optional.empty();
        }
        Knowledge knowledge = entity.knowledge();
        Implication implication = new Implication(space.leaves(), knowledge.entity());
        List<String> present = present(knowledge);
        for (Comparison needed : placement.when().comparisons()) {
            if (!implication.follows(needed, knowledge.facts(), present)) {
                return Optional.of(new Obstacle.Sparse(placement, needed));
            }
        }
        List<Comparison> facts = Stream.concat(knowledge.facts().stream(), placement.when().comparisons().stream())
                .toList();
        return placement
                .leaves()
                .filter(leaf -> leaf.optional().stream()
                        .anyMatch(way -> !implication.follows(exists(placement, way), facts, present)))
                .findFirst()
                .map(leaf -> new Obstacle.MayBeAbsent(placement, leaf));
    }

    private static Comparison exists(Placement placement, String way) {
        AttributePath path = new AttributePath(Arrays.asList(way.split("\\.")), placement.span());
        return new Comparison(path, Operator.EXISTS, List.of(), placement.span());
    }

    private static List<String> present(Knowledge knowledge) {
        return Stream.concat(knowledge.given().keySet().stream(), knowledge.narrowed().stream())
                .map(Leaf::path)
                .toList();
    }

    private Read read(Pattern pattern, List<Seen> entities, Route route, boolean backwards) {
        Seen first = entities.get(0);
        Choice choice = entities.size() == 1 ? alone(first, entities) : together(entities);
        boolean batch = pattern.batch().isPresent();
        boolean oneKey = pattern.operation() == Pattern.Operation.GET
                && !route.isIndex()
                && entities.size() == 1
                && first.isOneKey();
        Read.Operation operation = Read.Operation.QUERY;
        if (oneKey) {
            operation = batch ? Read.Operation.BATCH_GET_ITEM : Read.Operation.GET_ITEM;
        }
        Map<String, List<FilterTerm>> terms = new LinkedHashMap<>();
        for (Seen entity : entities) {
            terms.put(
                    entity.placement().occupant(),
                    new Residue(space, entity, choice.usesSort(), choice.narrowed()).terms());
        }
        Filter filter = new Filter(!choice.strangers().isEmpty(), terms);
        return new Read(
                operation,
                route,
                entities.stream().map(Seen::placement).toList(),
                first.placement().partition(),
                choice.conditions(),
                backwards,
                filter,
                new Projected(route).lacks(pattern, entities, filter),
                choice.strangers().stream()
                        .map(stranger -> new Stranger(stranger, () -> meetings.inRange(choice.range(), stranger)))
                        .toList());
    }

    /**
     * A way to narrow the sort key.
     *
     * @param usesSort whether what the caller knows of the sort key is in it
     * @param narrowed whether the range or prefix of the pattern is in it
     */
    private record Choice(
            List<SortCondition> conditions,
            KeyRange range,
            List<Placement> strangers,
            boolean usesSort,
            boolean narrowed) {}

    private Choice alone(Seen entity, List<Seen> wanted) {
        List<SortCondition> conditions = new ArrayList<>();
        entity.equal().forEach(part -> conditions.add(new SortCondition.Equal(part)));
        List<KeyPart> partition = entity.placement().partition();
        Optional<SortCondition.Narrowed> narrowed = entity.narrowed();
        KeyRange.Narrowed range = new KeyRange.Narrowed.Whole();
        if (narrowed.isPresent()) {
            conditions.add(narrowed.get());
            range = narrowed.get()
                    .characters()
                    .<KeyRange.Narrowed>map(characters -> new KeyRange.Narrowed.Within(entity.prefix(), characters))
                    .orElseGet(() -> new KeyRange.Narrowed.Beginning(entity.prefix()));
        } else if (!entity.prefix().isEmpty()) {
            conditions.add(
                    new SortCondition.BeginsWith(entity.partial().orElseThrow().attribute(), entity.prefix()));
            range = new KeyRange.Narrowed.Beginning(entity.prefix());
        }
        boolean onlyText = narrowed.isEmpty() && entity.prefix().stream().allMatch(KeyPiece.Literal.class::isInstance);
        if (onlyText && !entity.prefix().isEmpty()) {
            KeyRange whole = new KeyRange(partition, entity.equal(), new KeyRange.Narrowed.Whole());
            if (strangers(whole, wanted).isEmpty()) {
                return new Choice(conditions.subList(0, conditions.size() - 1), whole, List.of(), true, false);
            }
        }
        KeyRange found = new KeyRange(partition, entity.equal(), range);
        return new Choice(conditions, found, strangers(found, wanted), true, narrowed.isPresent());
    }

    /** The whole partition, or as little of it as holds all wanted entities and nobody else. */
    private Choice together(List<Seen> entities) {
        List<KeyPart> partition = entities.get(0).placement().partition();
        KeyRange whole = new KeyRange(partition, List.of(), new KeyRange.Narrowed.Whole());
        List<Placement> strangers = strangers(whole, entities);
        boolean sorted = entities.stream()
                .allMatch(entity -> !entity.placement().sort().isEmpty()
                        && !entity.placement().sort().get(0).isDirect());
        if (strangers.isEmpty() || !sorted) {
            return new Choice(List.of(), whole, strangers, false, false);
        }
        List<String> literals = entities.stream()
                .map(entity -> entity.placement().sort().get(0).leadingLiteral())
                .sorted(KeyOrder.UTF8)
                .toList();
        String attribute = entities.get(0).placement().sort().get(0).attribute();
        String low = literals.get(0);
        String high = highest(literals);
        List<Choice> choices = new ArrayList<>();
        for (SortCondition.Between between : List.of(
                new SortCondition.Between(attribute, low, ""),
                new SortCondition.Between(attribute, "", high),
                new SortCondition.Between(attribute, low, high))) {
            if (!between.low().isEmpty() || !between.high().isEmpty()) {
                KeyRange range = new KeyRange(
                        partition, List.of(), new KeyRange.Narrowed.Between(between.low(), between.high()));
                choices.add(new Choice(List.of(between), range, strangers(range, entities), false, false));
            }
        }
        choices.add(new Choice(List.of(), whole, strangers, false, false));
        return choices.stream()
                .filter(choice -> choice.strangers().isEmpty())
                .findFirst()
                .orElseGet(() -> choices.get(Math.max(0, choices.size() - 2)));
    }

    /** The last beginning; but what begins with a part of it may lie behind it. */
    private static String highest(List<String> literals) {
        String last = literals.get(literals.size() - 1);
        return literals.stream().filter(last::startsWith).findFirst().orElse(last);
    }

    private List<Placement> strangers(KeyRange range, List<Seen> wanted) {
        Placement first = wanted.get(0).placement();
        return space.near(first.route(), range.partition().get(0).leadingLiteral())
                .filter(other -> wanted.stream().noneMatch(seen -> isSame(seen.placement(), other)))
                .filter(other -> meetings.canBeInRange(range, other))
                .toList();
    }

    private static boolean isSame(Placement one, Placement other) {
        return one.companion() == other.companion() && one.occupant().equals(other.occupant());
    }
}
