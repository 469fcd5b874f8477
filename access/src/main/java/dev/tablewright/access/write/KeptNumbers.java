package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Numbers that are not given by whoever writes an entity: writes keep them by themselves. */
public final class KeptNumbers {

    private final Model model;

    public KeptNumbers(Model model) {
        this.model = model;
    }

    /** Whether an attribute is for the application to change: it is part of no id, changes at all, and no other write keeps it. */
    public boolean isSettable(Entity entity, String attribute) {
        return entity.attribute(attribute).filter(some -> !some.immutable()).isPresent()
                && !entity.isIdentifiedBy(attribute)
                && !isKept(entity, attribute);
    }

    /** Whether the application may add to an attribute. */
    public boolean isAddable(Entity entity, String attribute) {
        return isSettable(entity, attribute)
                && entity.attribute(attribute)
                        .filter(some -> some.type() == ScalarType.INTEGER || some.type() == ScalarType.DECIMAL)
                        .isPresent();
    }

    /** Numbers that the application never gives: versions, sequences, counts and sums. */
    public boolean isKept(Entity entity, String attribute) {
        return entity.version().filter(name -> name.text().equals(attribute)).isPresent()
                || isNumbered(entity, attribute)
                || isKeptForOthers(entity, attribute);
    }

    /** Numbers that writes of other entities change: counts, sums, last numbers. */
    public boolean isKeptForOthers(Entity entity, String attribute) {
        return isAggregate(entity, attribute) || isCounter(entity, attribute);
    }

    /** Those of an entity, as they are stored. */
    public Set<String> forOthers(Entity entity) {
        return entity.attributes().stream()
                .filter(attribute -> isKeptForOthers(entity, attribute.name().text()))
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /**
     * What the numbers of an entity may be that writes add to, by their stored names. Those without any bound are left out: decimals, and
     * counts, which cannot reach the end of 64 bits. So are numbers that follow from a stream: what has happened cannot be refused.
     */
    public Map<String, NumberBound> bounds(Entity entity) {
        Map<String, NumberBound> bounds = new LinkedHashMap<>();
        for (Attribute attribute : entity.attributes()) {
            String name = attribute.name().text();
            Optional<Aggregate> kept = aggregate(entity, name);
            boolean summed = kept.isEmpty()
                    ? isAddable(entity, name)
                    : kept.get().summed().isPresent();
            boolean streamed = kept.filter(number -> number.upkeep() == Aggregate.Upkeep.STREAM)
                    .isPresent();
            if (streamed || !(summed || kept.isPresent() || isCounter(entity, name))) {
                continue;
            }
            boolean whole = summed && attribute.type() == ScalarType.INTEGER;
            OptionalLong most = Stream.concat(
                            attribute.max().stream(),
                            lastNumbers(entity, name).flatMap(number -> number.max().stream()))
                    .mapToLong(Long::longValue)
                    .min();
            if (whole || most.isPresent()) {
                bounds.put(attribute.storedName(), new NumberBound(attribute, whole, most));
            }
        }
        return bounds;
    }

    /** That what is added makes no number larger than the model allows. */
    List<ItemCondition> atMost(Entity entity, List<ItemChange> changes) {
        Map<String, NumberBound> bounds = bounds(entity);
        List<ItemCondition> conditions = new ArrayList<>();
        for (ItemChange change : changes) {
            grown(change)
                    .flatMap(name -> entity.attribute(name))
                    .map(attribute -> bounds.get(attribute.storedName()))
                    .filter(bound -> bound.most().isPresent())
                    .ifPresent(bound -> conditions.add(new ItemCondition.AtMost(
                            bound.attribute().name().text(), bound.most().getAsLong())));
        }
        return conditions;
    }

    /** The attribute that a change may make larger. */
    private static Optional<String> grown(ItemChange change) {
        if (change instanceof ItemChange.Draws draws) {
            return Optional.of(draws.attribute());
        }
        return change instanceof ItemChange.Adds adds
                        && !(adds.amount() instanceof Amount.Fixed fixed
                                && fixed.number().signum() <= 0)
                ? Optional.of(adds.attribute())
                : Optional.empty();
    }

    /** The attributes that get their numbers from a counter. */
    private Stream<Attribute> lastNumbers(Entity entity, String counter) {
        return model.entities().stream().flatMap(other -> other.sequences().stream()
                .filter(sequence -> sequence.counter()
                        .filter(member -> member.entity().equals(entity.name().text())
                                && member.attribute().equals(counter))
                        .isPresent())
                .flatMap(sequence -> other.attribute(sequence.attribute().text()).stream()));
    }

    private static boolean isNumbered(Entity entity, String attribute) {
        return entity.sequences().stream()
                .anyMatch(sequence -> sequence.attribute().text().equals(attribute));
    }

    private boolean isAggregate(Entity entity, String attribute) {
        return aggregate(entity, attribute).isPresent();
    }

    private Optional<Aggregate> aggregate(Entity entity, String attribute) {
        return model.aggregates().stream()
                .filter(kept -> kept.target().entity().equals(entity.name().text())
                        && kept.target().attribute().equals(attribute))
                .findFirst();
    }

    private boolean isCounter(Entity entity, String attribute) {
        return model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .flatMap(sequence -> sequence.counter().stream())
                .anyMatch(counter -> counter.entity().equals(entity.name().text())
                        && counter.attribute().equals(attribute));
    }
}
