package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

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

    private static boolean isNumbered(Entity entity, String attribute) {
        return entity.sequences().stream()
                .anyMatch(sequence -> sequence.attribute().text().equals(attribute));
    }

    private boolean isAggregate(Entity entity, String attribute) {
        return model.aggregates().stream()
                .anyMatch(kept -> kept.target().entity().equals(entity.name().text())
                        && kept.target().attribute().equals(attribute));
    }

    private boolean isCounter(Entity entity, String attribute) {
        return model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .flatMap(sequence -> sequence.counter().stream())
                .anyMatch(counter -> counter.entity().equals(entity.name().text())
                        && counter.attribute().equals(attribute));
    }
}
