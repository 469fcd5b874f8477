package dev.tablewright.runtime.item;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key that items have because of their attributes: of the table, or of an index.
 *
 * @param name of the index; of the table, for its own key
 * @param attributes that hold it
 * @param madeOf the stored attributes that it depends on, those in its condition included
 * @param values what an item with these attributes has there; nothing, if it does not stand in the index. It reads no
 *     attributes but {@code madeOf}
 */
public record DerivedKey(
        String name,
        List<String> attributes,
        Set<String> madeOf,
        Function<ItemReader, Map<String, AttributeValue>> values) {

    public DerivedKey {
        attributes = List.copyOf(attributes);
        madeOf = Set.copyOf(madeOf);
    }
}
