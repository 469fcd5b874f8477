package dev.tablewright.lab.row;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.ItemReader;
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
        return model.entity(row.entity()).flatMap(entity -> at(row, entity, path.steps()));
    }

    /** The value at the end of a path. */
    public Optional<AttributeValue> at(Row row, Entity entity, List<String> steps) {
        return at(row.attributes(), entity, steps);
    }

    /** The same in an item. */
    public Optional<AttributeValue> at(ItemReader item, Entity entity, List<String> steps) {
        return at(item.values(), entity, steps);
    }

    private Optional<AttributeValue> at(Map<String, AttributeValue> values, Entity entity, List<String> steps) {
        return entity.attribute(steps.get(0)).flatMap(attribute -> there(values.get(attribute.storedName()))
                .flatMap(value -> within(attribute.type(), value, steps.subList(1, steps.size()))));
    }

    /** The value at the end of a path that begins within a value. A reference to an id of one part is that part. */
    public Optional<AttributeValue> within(Type type, AttributeValue value, List<String> steps) {
        Type at = type;
        Optional<AttributeValue> found = there(value);
        for (String step : steps) {
            Optional<Attribute> member = member(at, step);
            if (found.isEmpty() || member.isEmpty()) {
                return Optional.empty();
            }
            if (!isOnlyPart(at)) {
                found = found.filter(AttributeValue::hasM)
                        .flatMap(map -> there(map.m().get(member.get().storedName())));
            }
            at = member.get().type();
        }
        return found;
    }

    /**
     * The value of an attribute within the id of an entity.
     *
     * @param id as references to the entity hold it
     * @param steps from the entity
     */
    public Optional<AttributeValue> inId(Entity entity, AttributeValue id, List<String> steps) {
        return within(new Type.Reference(entity.name().text()), id, steps);
    }

    private boolean isOnlyPart(Type type) {
        return type instanceof Type.Reference reference
                && model.entity(reference.entity())
                        .filter(entity -> entity.id().size() == 1)
                        .isPresent();
    }

    private Optional<Attribute> member(Type type, String step) {
        if (type instanceof Type.Reference reference) {
            return model.entity(reference.entity()).flatMap(entity -> entity.attribute(step));
        }
        return type instanceof Type.Embedded embedded
                ? model.type(embedded.type()).flatMap(found -> found.field(step))
                : Optional.empty();
    }

    private static Optional<AttributeValue> there(AttributeValue value) {
        return Optional.ofNullable(value).filter(some -> !Boolean.TRUE.equals(some.nul()));
    }
}
