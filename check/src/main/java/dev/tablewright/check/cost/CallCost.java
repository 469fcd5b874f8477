package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.check.load.PartitionLoad.Share;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * What calls of a pattern or a write cost, paid by the request.
 *
 * @param million what a million of them cost; empty if the price list does not have the class of a table
 * @param month empty if nobody says in numbers how often
 * @param share of all that is paid in a month
 * @param hottest where they come closest to what a partition can bear
 */
public record CallCost(
        Optional<Cost> million, Optional<Cost> month, Optional<BigDecimal> share, Optional<Share> hottest) {}
