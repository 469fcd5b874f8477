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
