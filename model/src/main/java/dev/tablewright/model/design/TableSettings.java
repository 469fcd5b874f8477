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
 * @param contributorInsights whether DynamoDB reports which keys are used most
 * @param alarms whether somebody is told when the table throttles, fails or uses more than was reckoned with
 */
public record TableSettings(
        Optional<Billing> billing,
        Optional<Stream> stream,
        Optional<String> ttl,
        Optional<Boolean> pointInTimeRecovery,
        Optional<Boolean> deletionProtection,
        Optional<Removal> onRemove,
        Optional<StorageClass> storageClass,
        Optional<Encryption> encryption,
        Optional<Boolean> contributorInsights,
        Optional<Boolean> alarms,
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
                other.encryption.or(() -> encryption),
                other.contributorInsights.or(() -> contributorInsights),
                other.alarms.or(() -> alarms),
                all);
    }

    public TableSettings withBilling(Optional<Billing> other) {
        return with(other, stream, ttl, pointInTimeRecovery, deletionProtection);
    }

    public TableSettings withStream(Optional<Stream> other) {
        return with(billing, other, ttl, pointInTimeRecovery, deletionProtection);
    }

    public TableSettings withTtl(Optional<String> other) {
        return with(billing, stream, other, pointInTimeRecovery, deletionProtection);
    }

    /** Restored to any second and not deleted by mistake, or neither, where nothing was said. */
    public TableSettings orProtected(boolean safe) {
        return with(
                billing,
                stream,
                ttl,
                pointInTimeRecovery.or(() -> Optional.of(safe)),
                deletionProtection.or(() -> Optional.of(safe)));
    }

    private TableSettings with(
            Optional<Billing> paid,
            Optional<Stream> shown,
            Optional<String> expiry,
            Optional<Boolean> recoverable,
            Optional<Boolean> kept) {
        return new TableSettings(
                paid,
                shown,
                expiry,
                recoverable,
                kept,
                onRemove,
                storageClass,
                encryption,
                contributorInsights,
                alarms,
                tags);
    }

    /** How capacity is paid for. */
    public sealed interface Billing {

        /** By the request. */
        record OnDemand() implements Billing {}

        /**
         * By the hour, for so many units.
         *
         * @param scaling present if AWS may buy more of them and give them back
         */
        record Provisioned(long readUnits, long writeUnits, Optional<Scaling> scaling) implements Billing {

            public Provisioned(long readUnits, long writeUnits) {
                this(readUnits, writeUnits, Optional.empty());
            }
        }
    }

    /**
     * How provisioned units follow the load, from those that are provisioned upwards.
     *
     * @param mostReadUnits that are ever bought
     * @param mostWriteUnits that are ever bought
     * @param target which part of them should be in use, in percent
     */
    public record Scaling(long mostReadUnits, long mostWriteUnits, int target) {}

    /** Whose key items are encrypted with: they always are. */
    public sealed interface Encryption {

        /** One of DynamoDB's own, which costs nothing and is seen nowhere. */
        record AwsOwned() implements Encryption {}

        /** The account's key for DynamoDB, which AWS keeps. */
        record AwsManaged() implements Encryption {}

        /** A key of the account, by its ARN. */
        record Customer(String key) implements Encryption {}
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
