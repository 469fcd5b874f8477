package dev.tablewright.capacity.price;

import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;

/**
 * What capacity costs if it is paid by the hour, whether it is used or not.
 *
 * @param readHour dollars of one read capacity unit for an hour
 * @param writeHour dollars of one write capacity unit for an hour
 */
public record ProvisionedPrice(BigDecimal readHour, BigDecimal writeHour) {

    /** 730: the same month as that of rates, so that both ways to pay are compared over the same time. */
    private static final long HOURS_OF_A_MONTH = Rate.Period.MONTH.seconds() / Rate.Period.HOUR.seconds();

    /** Of so many units for a month. */
    public Money month(long readUnits, long writeUnits) {
        Money hour = new Money(readHour).times(readUnits).plus(new Money(writeHour).times(writeUnits));
        return hour.times(HOURS_OF_A_MONTH);
    }
}
