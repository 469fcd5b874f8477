package dev.tablewright.lab.row;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ValueWalk.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Follows paths to values: through ids of other entities, and through embedded values. */
public final class RowPaths {

    private final Model model;

    public RowPaths(Model model) {
        this.model = model;
    }

    /** The value at the end of a path; empty if it is absent, or the path leads nowhere. */
    public Optional<AttributeValue> at(Row row, AttributePath path) {
        return model.entity(row.entity())
                .map(entity -> model.walk().along(entity, path.steps()))
                .filter(way -> way.size() == path.steps().size())
                .flatMap(way -> at(row.attributes(), way));
    }

    /** The value at the end of a way that leads somewhere. */
    public static Optional<AttributeValue> at(Map<String, AttributeValue> values, List<Step> way) {
        return follow(there(values.get(way.get(0).attribute().storedName())), way);
    }

    /**
     * The value of an attribute within the id of an entity.
     *
     * @param id as references to the entity hold it
     * @param steps from the entity
     */
    public Optional<AttributeValue> inId(Entity entity, AttributeValue id, List<String> steps) {
        List<Step> way = model.walk().along(entity, steps);
        if (way.size() < steps.size()) {
            return Optional.empty();
        }
        return follow(entity.id().size() == 1 ? there(id) : member(there(id), way.get(0)), way);
    }

    /** A reference to an id of one part is that part. */
    private static Optional<AttributeValue> follow(Optional<AttributeValue> first, List<Step> way) {
        Optional<AttributeValue> found = first;
        for (Step step : way.subList(1, way.size())) {
            found = step.inlined() ? found : member(found, step);
        }
        return found;
    }

    private static Optional<AttributeValue> member(Optional<AttributeValue> value, Step step) {
        return value.filter(AttributeValue::hasM)
                .flatMap(map -> there(map.m().get(step.attribute().storedName())));
    }

    private static Optional<AttributeValue> there(AttributeValue value) {
        return Optional.ofNullable(value).filter(some -> !Boolean.TRUE.equals(some.nul()));
    }
}
