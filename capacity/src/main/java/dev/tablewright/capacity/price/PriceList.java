package dev.tablewright.capacity.price;

import dev.tablewright.model.design.TableSettings.StorageClass;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What DynamoDB charges in one region. What is empty is not known; it is not free.
 *
 * @param region such as {@code eu-west-1}
 * @param asOf the day on which these prices held
 * @param source where they are from
 * @param onDemand of tables of the class Standard
 * @param provisioned of tables of the class Standard
 * @param storage of tables of the class Standard: a gigabyte for a month
 * @param pointInTimeRecovery a gigabyte of the table (not of its global indexes) for a month
 * @param backup a gigabyte of backups on demand for a month
 * @param restore a gigabyte restored
 * @param streamReads reads of the stream; those of Lambda triggers are free
 */
public record PriceList(
        String region,
        LocalDate asOf,
        String source,
        OnDemandPrice onDemand,
        ProvisionedPrice provisioned,
        GigabytePrice storage,
        GigabytePrice pointInTimeRecovery,
        Optional<GigabytePrice> backup,
        Optional<GigabytePrice> restore,
        Optional<MillionPrice> streamReads,
        Optional<InfrequentAccessPrice> infrequentAccess) {

    /** Of requests to tables of a class. */
    public Optional<OnDemandPrice> onDemand(StorageClass tables) {
        return tables == StorageClass.STANDARD
                ? Optional.of(onDemand)
                : infrequentAccess.map(InfrequentAccessPrice::onDemand);
    }

    /** Of capacity for tables of a class. */
    public Optional<ProvisionedPrice> provisioned(StorageClass tables) {
        return tables == StorageClass.STANDARD
                ? Optional.of(provisioned)
                : infrequentAccess.flatMap(InfrequentAccessPrice::provisioned);
    }

    /** Of a gigabyte in tables of a class for a month. */
    public Optional<GigabytePrice> storage(StorageClass tables) {
        return tables == StorageClass.STANDARD
                ? Optional.of(storage)
                : infrequentAccess.map(InfrequentAccessPrice::storage);
    }
}
