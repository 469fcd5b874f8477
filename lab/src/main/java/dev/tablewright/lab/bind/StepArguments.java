package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.Row;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What one step of a write is done with.
 *
 * @param row of a creation or a put, the whole entity. Of an update, a deletion or a check: what its key is made of, what the update
 *     sets, what the step adds or refers to, and the version that the caller has seen, if there is one to be relied upon. An
 *     optional attribute that is set and has no value here is removed
 * @param moved new values of attributes that the key is made of, by stored names, where an update sets those: the row has the old ones
 */
public record StepArguments(Row row, Map<String, AttributeValue> moved) {

    public StepArguments {
        moved = Collections.unmodifiableMap(new LinkedHashMap<>(moved));
    }

    public StepArguments(Row row) {
        this(row, Map.of());
    }
}
