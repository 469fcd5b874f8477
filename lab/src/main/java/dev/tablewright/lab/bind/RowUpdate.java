package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.runtime.write.EntityUpdate;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.WriteRunner;
import java.math.BigDecimal;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Changes to single attributes of an entity, called by their names in the model. What other writes keep is not to be changed. */
public final class RowUpdate extends EntityUpdate<Row, RowUpdate> {

    private final Binding binding;
    private final Entity entity;

    RowUpdate(Binding binding, RowType type, Row known) {
        this(binding, type, Reach.known(type, known));
    }

    RowUpdate(Binding binding, RowType type, Known known) {
        super(binding.writes(type.name()), known, WriteRunner.none());
        this.binding = binding;
        this.entity = type.entity();
    }

    /** Whether an attribute is for the caller to change. */
    static boolean isSettable(Binding binding, Entity entity, String name) {
        return !binding.attribute(entity, name).immutable()
                && !entity.isIdentifiedBy(name)
                && !binding.kept().isKept(entity, name);
    }

    /** Whether something may be added to an attribute. */
    static boolean isAddable(Binding binding, Entity entity, String name) {
        Attribute attribute = binding.attribute(entity, name);
        return isSettable(binding, entity, name)
                && (attribute.type() == ScalarType.INTEGER || attribute.type() == ScalarType.DECIMAL);
    }

    /**
     * Another value; an empty set is none.
     *
     * @throws IllegalArgumentException if the model does not allow it
     */
    public RowUpdate change(String name, AttributeValue value) {
        Attribute attribute = settable(name);
        Optional<AttributeValue> stored = binding.form().of(entity.name().text(), attribute, value);
        return stored.isPresent() ? set(attribute.storedName(), stored.get()) : remove(attribute.storedName());
    }

    /** No value any more. */
    public RowUpdate clear(String name) {
        Attribute attribute = settable(name);
        if (!attribute.optional() && !(attribute.type() instanceof dev.tablewright.model.entity.Type.SetOf)) {
            throw new IllegalArgumentException(entity.name() + "." + name + " is never absent");
        }
        return remove(attribute.storedName());
    }

    /** More, or less. */
    public RowUpdate increase(String name, BigDecimal amount) {
        if (!isAddable(binding, entity, name)) {
            throw new IllegalArgumentException("nothing can be added to " + entity.name() + "." + name);
        }
        return add(binding.stored(entity, name), amount);
    }

    private Attribute settable(String name) {
        if (entity.attribute(name).isEmpty() || !isSettable(binding, entity, name)) {
            throw new IllegalArgumentException(entity.name() + "." + name + " is not to be changed");
        }
        return binding.attribute(entity, name);
    }
}
