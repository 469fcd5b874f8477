package dev.tablewright.synthesis.strategy;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which attributes of an entity could stand in an item of their own: those that fewer calls ask for than the others. */
public final class SplitCuts {

    /** Each is searched for by itself; what lies between the steepest falls of demand differs little. */
    private static final int MOST = 4;

    /** Less than half a write unit is not worth an item. */
    private static final BigDecimal WORTH_AN_ITEM = BigDecimal.valueOf(512);

    /** Of what nobody asks for, all else is asked for without end as often; but that cannot be divided by. */
    private static final BigDecimal NEVER = new BigDecimal("0.000000001");

    private final Model model;
    private final Entity entity;
    private final String name;

    public SplitCuts(Model model, Entity entity) {
        this.model = model;
        this.entity = entity;
        this.name = entity.name().text();
    }

    /**
     * A way to cut.
     *
     * @param moved what goes to the other item
     * @param fall how many times as often, for its size, the least wanted of the others is asked for
     */
    public record Cut(List<Attribute> moved, BigDecimal fall) {
        public Cut {
            moved = List.copyOf(moved);
        }

        public Set<String> names() {
            return moved.stream().map(Attribute::name).map(Name::text).collect(Collectors.toSet());
        }
    }

    /** The most promising first; none if the item is best left whole. */
    public List<Cut> all() {
        return isTakenAlong()
                ? List.of()
                : nested().filter(cut -> isWorthAnItem(cut) && someDoWithout(cut))
                        .sorted(Comparator.comparing(Cut::fall).reversed())
                        .limit(MOST)
                        .toList();
    }

    /** Who deletes a parent with its children finds those by their reference to it, which a part has not. */
    private boolean isTakenAlong() {
        return model.writes().stream()
                .flatMap(write -> write.steps().stream())
                .flatMap(step -> step.takesAlong().stream())
                .anyMatch(taken -> taken.text().equals(name));
    }

    /** What is wanted least for its size; then what is wanted little more as well, and so on. */
    private Stream<Cut> nested() {
        Set<String> bound = Dependence.of(model, entity);
        unlimited().forEach(pattern -> bound.addAll(needed(pattern)));
        TreeMap<BigDecimal, List<Attribute>> levels = new TreeMap<>();
        entity.attributes().stream()
                .filter(attribute -> !bound.contains(attribute.name().text()))
                .collect(Collectors.groupingBy(this::callers, LinkedHashMap::new, Collectors.toList()))
                .forEach((callers, attributes) -> levels.computeIfAbsent(
                                density(callers, attributes), density -> new ArrayList<>())
                        .addAll(attributes));
        List<Cut> cuts = new ArrayList<>();
        List<Attribute> moved = new ArrayList<>();
        levels.forEach((density, attributes) -> {
            moved.addAll(attributes);
            BigDecimal next = Optional.ofNullable(levels.higherKey(density)).orElse(density);
            cuts.add(new Cut(inOrder(moved), next.divide(density.max(NEVER), MathContext.DECIMAL64)));
        });
        return cuts.stream();
    }

    /** What is needed by the same calls goes together. */
    private Set<String> callers(Attribute attribute) {
        String wanted = attribute.name().text();
        return Stream.concat(
                        patterns()
                                .filter(pattern -> needed(pattern).contains(wanted))
                                .map(pattern -> "read " + pattern.name()),
                        model.writes().stream()
                                .filter(write -> write.steps().stream()
                                        .anyMatch(step -> sets(step).contains(wanted)))
                                .map(write -> "write " + write.name()))
                .collect(Collectors.toSet());
    }

    /** Calls a second for each byte. */
    private BigDecimal density(Set<String> callers, List<Attribute> attributes) {
        BigDecimal reads = patterns()
                .filter(pattern -> callers.contains("read " + pattern.name()))
                .map(pattern -> perSecond(pattern.rate()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal calls = model.writes().stream()
                .filter(write -> callers.contains("write " + write.name()))
                .map(write -> perSecond(write.rate()))
                .reduce(reads, BigDecimal::add);
        return calls.divide(bytes(attributes).max(BigDecimal.ONE), MathContext.DECIMAL64);
    }

    private BigDecimal bytes(List<Attribute> attributes) {
        return new ItemSizes(model)
                .attributes(
                        entity,
                        attributes.stream()
                                .map(attribute -> attribute.name().text())
                                .collect(Collectors.toSet()))
                .expected();
    }

    private List<Attribute> inOrder(List<Attribute> some) {
        return entity.attributes().stream().filter(some::contains).toList();
    }

    /** Lists of any length: nobody knows how many parts would have to be fetched for one. */
    private Stream<Pattern> unlimited() {
        return patterns()
                .filter(pattern -> pattern.operation() == Pattern.Operation.LIST
                        && pattern.page().isEmpty()
                        && pattern.top().isEmpty()
                        && !SplitPattern.isById(pattern, entity));
    }

    private boolean isWorthAnItem(Cut cut) {
        BigDecimal bytes = new ItemSizes(model).attributes(entity, cut.names()).expected();
        return bytes.compareTo(WORTH_AN_ITEM) >= 0;
    }

    /** Otherwise nothing is saved by it. */
    private boolean someDoWithout(Cut cut) {
        Set<String> moved = cut.names();
        return patterns().anyMatch(pattern -> Collections.disjoint(needed(pattern), moved))
                || model.writes().stream()
                        .flatMap(write -> write.steps().stream())
                        .anyMatch(step -> isUpdate(step) && Collections.disjoint(sets(step), moved));
    }

    private boolean isUpdate(WriteStep step) {
        boolean added = step.adds().stream()
                .anyMatch(addition -> addition.target().entity().equals(name));
        return added
                || (step.action() == WriteStep.Action.UPDATE
                        && step.entity().text().equals(name));
    }

    private Stream<Pattern> patterns() {
        return model.patterns().stream().filter(pattern -> pattern.returns(name));
    }

    private Set<String> needed(Pattern pattern) {
        return SplitPattern.needed(pattern, entity);
    }

    private Set<String> sets(WriteStep step) {
        return step.entity().text().equals(name)
                ? step.sets().stream().map(Name::text).collect(Collectors.toSet())
                : Set.of();
    }

    private static BigDecimal perSecond(Frequency frequency) {
        return frequency.average().or(frequency::peak).map(SplitCuts::perSecond).orElse(BigDecimal.ZERO);
    }

    private static BigDecimal perSecond(Rate rate) {
        return rate.amount().divide(BigDecimal.valueOf(rate.per().seconds()), MathContext.DECIMAL64);
    }
}
