package dev.tablewright.capacity.price;

import java.math.BigDecimal;

/**
 * What a million units cost: of read or write requests, of reads of a stream.
 *
 * @param dollars of a million
 */
public record MillionPrice(BigDecimal dollars) {

    /** Of so many units; halves are usual, as an eventually consistent read takes half a unit. */
    public Money of(BigDecimal units) {
        return new Money(dollars.multiply(units).movePointLeft(6));
    }

    public Money of(long units) {
        return of(BigDecimal.valueOf(units));
    }
}
