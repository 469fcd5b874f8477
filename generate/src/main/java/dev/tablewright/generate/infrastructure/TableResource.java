package dev.tablewright.generate.infrastructure;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import java.util.List;

/**
 * A table with all that belongs to it.
 *
 * @param logicalId its name within the template: {@code ShopTable}
 * @param modelName its name in the model
 * @param physicalName its name in the account
 * @param attributes those of its key and of the keys of its indexes, each once, by their names
 * @param scaling for the table and each index, reads and writes; nothing if capacity stays as it is
 */
public record TableResource(
        String logicalId,
        String modelName,
        String physicalName,
        KeySchema key,
        List<KeyAttribute> attributes,
        List<Index> indexes,
        ResolvedSettings settings,
        List<ScalingTarget> scaling,
        List<Alarm> alarms) {

    public TableResource {
        attributes = List.copyOf(attributes);
        indexes = List.copyOf(indexes);
        scaling = List.copyOf(scaling);
        alarms = List.copyOf(alarms);
    }
}
