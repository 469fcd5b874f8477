package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Numbers that are not given by whoever writes an entity: writes keep them by themselves. */
public final class KeptNumbers {

    private final Model model;

    public KeptNumbers(Model model) {
        this.model = model;
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
