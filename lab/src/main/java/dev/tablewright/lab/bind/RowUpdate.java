package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.write.EntityUpdate;
import dev.tablewright.runtime.write.Known;
import dev.tablewright.runtime.write.WriteRunner;
import java.math.BigDecimal;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Changes to single attributes of an entity. */
final class RowUpdate extends EntityUpdate<Row, RowUpdate> {

    private final Binding binding;
    private final RowType type;

    RowUpdate(Binding binding, RowType type, Known known) {
        super(binding.writes(type.name()), known, WriteRunner.none());
        this.binding = binding;
        this.type = type;
    }

    /**
     * Another value, or no value; an empty set counts as no value.
     *
     * @throws IllegalArgumentException if the model does not allow it
     */
    void change(Attribute attribute, Optional<AttributeValue> value) {
        value.flatMap(some -> binding.form().of(type.name(), attribute, some))
                .ifPresentOrElse(stored -> set(attribute.storedName(), stored), () -> remove(attribute.storedName()));
    }

    /** More, or less. */
    void increase(Attribute attribute, BigDecimal amount) {
        add(attribute.storedName(), amount);
    }
}
