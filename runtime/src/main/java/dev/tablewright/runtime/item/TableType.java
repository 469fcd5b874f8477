package dev.tablewright.runtime.item;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table as the model has it.
 *
 * @param name in the model; what it is called where the application runs, the settings say
 * @param partition the attribute of the partition key
 * @param sort the attribute of the sort key
 * @param type the attribute that says what an item is
 */
public record TableType(String name, String partition, Optional<String> sort, String type) {

    /** The attributes of the key. */
    public List<String> key() {
        return Stream.concat(Stream.of(partition), sort.stream()).toList();
    }

    /** The key of an item. */
    public Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>(4);
        key.put(partition, item.get(partition));
        sort.ifPresent(name -> key.put(name, item.get(name)));
        return key;
    }
}
