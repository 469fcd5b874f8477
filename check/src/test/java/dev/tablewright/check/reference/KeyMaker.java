package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyComposer;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyLimits;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the keys of rows, with the code that the runtime uses. */
final class KeyMaker {

    private final ValueEncoding encoding;

    KeyMaker(ValueEncoding encoding) {
        this.encoding = encoding;
    }

    /** A key: the values of the partition attributes and those of the sort attributes. */
    record Key(List<PhysicalValue> partition, List<PhysicalValue> sort) {
        Key {
            partition = List.copyOf(partition);
            sort = List.copyOf(sort);
        }
    }

    /**
     * The key of a row; empty if an attribute is absent.
     *
     * @throws KeyValueException if a value cannot stand in its key
     */
    Optional<Key> key(Row row, ItemKey key) {
        Optional<List<PhysicalValue>> partition = values(row, key.partition(), false);
        Optional<List<PhysicalValue>> sort = values(row, key.sort(), true);
        return partition.isPresent() && sort.isPresent()
                ? Optional.of(new Key(partition.get(), sort.get()))
                : Optional.empty();
    }

    /** The key of a row; empty if it has none, for whatever reason. */
    Optional<Key> accepted(Row row, ItemKey key) {
        try {
            return key(row, key);
        } catch (KeyValueException e) {
            return Optional.empty();
        }
    }

    private Optional<List<PhysicalValue>> values(Row row, List<KeyValue> parts, boolean sort) {
        List<PhysicalValue> values = new ArrayList<>();
        for (KeyValue part : parts) {
            Optional<PhysicalValue> value = part instanceof KeyValue.Direct direct
                    ? data(row, direct.path().steps()).map(PhysicalValue::of)
                    : composed(row, (KeyValue.Composed) part);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(checked(value.get(), sort));
        }
        return Optional.of(values);
    }

    private Optional<PhysicalValue> composed(Row row, KeyValue.Composed part) {
        for (Slot slot : part.template().slots()) {
            if (data(row, slot.path()).isEmpty()) {
                return Optional.empty();
            }
        }
        String text = KeyComposer.compose(
                part.template(), slot -> data(row, slot.path()).orElseThrow(), encoding);
        return Optional.of(new PhysicalValue.Text(text));
    }

    /** DynamoDB refuses empty values in keys, and long ones. */
    private static PhysicalValue checked(PhysicalValue value, boolean sort) {
        String text = value instanceof PhysicalValue.Text t ? t.text() : value.isEmpty() ? "" : "-";
        if (sort) {
            KeyLimits.sortKey(text);
        } else {
            KeyLimits.partitionKey(text);
        }
        return value;
    }

    private static Optional<KeyData> data(Row row, List<String> path) {
        return row.at(path).map(value -> ((Value.Scalar) value).data());
    }
}
