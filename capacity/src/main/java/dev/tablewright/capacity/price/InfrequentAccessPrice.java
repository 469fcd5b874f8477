package dev.tablewright.capacity.price;

import java.util.Optional;

/**
 * What a table of the class Standard-IA costs: dearer requests, cheaper storage.
 *
 * @param provisioned empty where no figure is known
 * @param storage of a gigabyte for a month
 */
public record InfrequentAccessPrice(
        OnDemandPrice onDemand, Optional<ProvisionedPrice> provisioned, GigabytePrice storage) {}
