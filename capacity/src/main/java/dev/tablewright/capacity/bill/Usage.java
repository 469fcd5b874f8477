package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;
import java.math.BigDecimal;

/**
 * What a table, or an index of it, is used for.
 *
 * @param name of the table or the index
 * @param readUnits in a month
 * @param writeUnits in a month
 * @param items that it holds
 * @param storedBytes that it holds, with what DynamoDB adds to each item
 * @param peakReads read units in the busiest second
 * @param peakWrites write units in the busiest second
 */
public record Usage(
        String name,
        Estimate readUnits,
        Estimate writeUnits,
        Estimate items,
        Estimate storedBytes,
        BigDecimal peakReads,
        BigDecimal peakWrites) {

    /** Nothing at all. */
    public static Usage none(String name) {
        return new Usage(
                name, Estimate.ZERO, Estimate.ZERO, Estimate.ZERO, Estimate.ZERO, BigDecimal.ZERO, BigDecimal.ZERO);
    }
}
