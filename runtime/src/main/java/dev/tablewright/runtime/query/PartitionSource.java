package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One partition of a table or index. */
record PartitionSource<T>(QueryShape<T> shape, Map<String, AttributeValue> values) implements Source<T> {

    @Override
    public void sign(Fingerprint fingerprint) {
        shape.sign(fingerprint);
        fingerprint.add("one").add(values);
    }

    @Override
    public Feed<T> open(Settings settings, Position from) {
        return new PartitionFeed<>(shape, settings, values, shape.checked(from), Map.of());
    }
}
