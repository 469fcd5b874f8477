package dev.tablewright.capacity.price;

import java.math.BigDecimal;

/**
 * What requests cost if they are paid one by one.
 *
 * @param read of read request units
 * @param write of write request units
 */
public record OnDemandPrice(MillionPrice read, MillionPrice write) {

    /** Of so many units of both kinds. */
    public Money of(BigDecimal readUnits, BigDecimal writeUnits) {
        return read.of(readUnits).plus(write.of(writeUnits));
    }
}
