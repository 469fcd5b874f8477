package dev.tablewright.check.load;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.estimate.Estimate;

/**
 * What stands in a table or an index.
 *
 * @param bytes with what DynamoDB adds to each item
 */
public record Stored(Route route, Estimate items, Estimate bytes) {

    static Stored nothing(Route route) {
        return new Stored(route, Estimate.ZERO, Estimate.ZERO);
    }

    Stored plus(Estimate moreItems, Estimate each) {
        return new Stored(route, items.plus(moreItems), bytes.plus(moreItems.times(each)));
    }
}
