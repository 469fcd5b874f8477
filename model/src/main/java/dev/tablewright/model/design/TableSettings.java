package dev.tablewright.model.design;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a table is to be deployed. What is empty was not said: an environment's word comes before its table's, and that
 * before DynamoDB's own default.
 *
 * @param ttl the physical attribute by which DynamoDB deletes items
 */
public record TableSettings(
        Optional<Billing> billing,
        Optional<Stream> stream,
        Optional<String> ttl,
        Optional<Boolean> pointInTimeRecovery,
        Optional<Boolean> deletionProtection,
        Optional<Removal> onRemove,
        Optional<StorageClass> storageClass,
        Map<String, String> tags) {

    public TableSettings {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /** Nothing was said. */
    public static final TableSettings UNSAID = new TableSettings(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Map.of());

    /** The same, but where another says something, the other's word. */
    public TableSettings overriddenBy(TableSettings other) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.putAll(other.tags);
        return new TableSettings(
                other.billing.or(() -> billing),
                other.stream.or(() -> stream),
                other.ttl.or(() -> ttl),
                other.pointInTimeRecovery.or(() -> pointInTimeRecovery),
                other.deletionProtection.or(() -> deletionProtection),
                other.onRemove.or(() -> onRemove),
                other.storageClass.or(() -> storageClass),
                all);
    }

    /** How capacity is paid for. */
    public sealed interface Billing {

        /** By the request. */
        record OnDemand() implements Billing {}

        /** By the hour, for so many units. */
        record Provisioned(long readUnits, long writeUnits) implements Billing {}
    }

    /** What a change in the table's stream shows. */
    public enum Stream {
        NONE,
        KEYS,
        NEW,
        OLD,
        NEW_AND_OLD
    }

    /** What happens to the table when it leaves the infrastructure code. */
    public enum Removal {
        RETAIN,
        DESTROY
    }

    /** What storage costs. */
    public enum StorageClass {
        STANDARD,
        INFREQUENT_ACCESS
    }
}
