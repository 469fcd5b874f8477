package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/** What it would cost to read all items of an entity, as a scan does. */
public final class ScanPrice {

    private static final BigDecimal UNIT_BYTES = BigDecimal.valueOf(4_096);
    /** Of a million read units in us-east-1, on demand. */
    private static final BigDecimal DOLLARS_PER_MILLION = new BigDecimal("0.125");

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private ScanPrice() {}

    /** {@code 60,000,000 items of 0.9 KB: 6,591,797 read units, $0.82 a call}; empty if nobody said how many there are. */
    public static Optional<String> of(Entity entity, ItemSizes sizes) {
        return entity.expect().count().map(count -> {
            long bytes = sizes.item(entity).expectedWhole();
            BigDecimal units = BigDecimal.valueOf(count)
                    .multiply(BigDecimal.valueOf(bytes))
                    .divide(UNIT_BYTES, 0, RoundingMode.CEILING)
                    .multiply(new BigDecimal("0.5"));
            BigDecimal dollars = units.multiply(DOLLARS_PER_MILLION).divide(MILLION, 4, RoundingMode.HALF_UP);
            return Amount.count(count) + " items of " + Amount.bytes(bytes) + ": " + Amount.number(units)
                    + " read units, " + shown(dollars) + ", a call";
        });
    }

    private static String shown(BigDecimal dollars) {
        return dollars.compareTo(new BigDecimal("0.01")) < 0
                ? "less than a cent"
                : String.format(Locale.ROOT, "$%,.2f", dollars);
    }
}
