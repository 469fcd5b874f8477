package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.util.Optional;

/** What it would cost to read all items of an entity, as a scan does. */
public final class ScanPrice {

    private static final String REGION = "us-east-1";

    private ScanPrice() {}

    /** {@code 60,000,000 items of 0.9 KB: 6,591,797 read units, $0.82 a call}; empty if nobody said how many there are. */
    public static Optional<String> of(Entity entity, ItemSizes sizes) {
        return entity.expect().count().map(count -> {
            long bytes = sizes.item(entity).expectedWhole();
            Estimate all = Estimate.exactly(BigDecimal.valueOf(count).multiply(BigDecimal.valueOf(bytes)));
            BigDecimal units = Charge.read(all, false).expected();
            Money price = BuiltInPrices.prices()
                    .of(REGION)
                    .orElseThrow()
                    .onDemand()
                    .read()
                    .of(units);
            return Amount.count(count) + " items of " + Amount.bytes(bytes) + ": " + Amount.number(units)
                    + " read units, " + price + ", a call";
        });
    }
}
