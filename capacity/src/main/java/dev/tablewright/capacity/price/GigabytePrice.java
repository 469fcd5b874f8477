package dev.tablewright.capacity.price;

import java.math.BigDecimal;

/**
 * What a gigabyte costs: stored for a month, or restored once.
 *
 * <p>A gigabyte is 2<sup>30</sup> bytes here. The price list says no more than "GB"; AWS's guide to usage reports of S3
 * divides byte-hours by 1,073,741,824, and DynamoDB's own units count in powers of two (1 KB is 1,024 bytes).
 *
 * @param dollars of a gigabyte
 */
public record GigabytePrice(BigDecimal dollars) {

    private static final BigDecimal BYTES = BigDecimal.valueOf(1L << 30);

    /** Of so many bytes. Dividing by a power of two ends, so this is exact. */
    public Money of(BigDecimal bytes) {
        return new Money(dollars.multiply(bytes).divide(BYTES));
    }

    public Money of(long bytes) {
        return of(BigDecimal.valueOf(bytes));
    }
}
