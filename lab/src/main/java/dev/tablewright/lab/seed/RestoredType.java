package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.RowType;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities as they are: unique values are guarded, but nobody counts, numbers or brings versions forward. */
final class RestoredType extends EntityType<Row> {

    private final RowType type;

    RestoredType(RowType type) {
        super(type.name(), type.table(), type.attributes(), type.id());
        this.type = type;
    }

    @Override
    public Map<String, AttributeValue> item(Row row) {
        return type.item(row);
    }

    @Override
    public Row entity(ItemReader item) {
        return type.entity(item);
    }

    @Override
    public DerivedKey primary() {
        return type.primary();
    }

    @Override
    public List<DerivedKey> indexes() {
        return type.indexes();
    }

    @Override
    public List<Guard> guards() {
        return type.guards();
    }

    @Override
    public Optional<String> ttl() {
        return type.ttl();
    }

    @Override
    public int schema() {
        return type.schema();
    }
}
