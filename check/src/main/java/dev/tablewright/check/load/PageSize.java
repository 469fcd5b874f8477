package dev.tablewright.check.load;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/**
 * How much a page of a query is, as the table or the index holds the items.
 *
 * @param items on a page
 * @param each the size of one of them
 * @param bytes the size of all
 */
public record PageSize(int items, long each, long bytes) {

    /** What one request gives at most, before the filter. */
    public static final long MOST_BYTES = DynamoFacts.PAGE_BYTES_AT_MOST;

    /** The size of a page; empty if none is asked for. */
    public static Optional<PageSize> of(Pattern pattern, Read read, ItemSizes sizes, Leaves leaves) {
        Optional<Integer> page =
                pattern.page().or(pattern::top).filter(items -> read.operation() == Read.Operation.QUERY);
        return page.map(items -> {
            List<Placement> reached = read.reached();
            // Where the caller gives a whole id, there is one on a page and not many.
            List<Placement> single = reached.stream()
                    .filter(placement -> placement.known().containsAll(leaves.ofId(placement.owner())))
                    .toList();
            long ones = single.stream()
                    .mapToLong(placement -> entry(placement, sizes))
                    .sum();
            long each = reached.stream()
                    .filter(placement -> !single.contains(placement))
                    .mapToLong(placement -> entry(placement, sizes))
                    .max()
                    .orElse(0);
            int many = Math.max(0, items - single.size());
            long rest = each > Long.MAX_VALUE / 2 / Math.max(1, many) ? Long.MAX_VALUE / 2 : each * many;
            return new PageSize(items, each == 0 ? ones : each, ones + rest);
        });
    }

    /** The size of an item as it stands in a table, or of its copy in an index. */
    public static long entry(Placement placement, ItemSizes sizes) {
        return estimate(placement, sizes).expectedWhole();
    }

    /** The same with its range. */
    public static Estimate estimate(Placement placement, ItemSizes sizes) {
        return placement
                .route()
                .index()
                .map(index -> sizes.entry(placement.owner(), placement.route().table(), index))
                .orElseGet(() -> sizes.item(placement.owner()));
    }

    /** How many requests it takes to read so much in one partition: at least one, even if nothing is there. */
    static Estimate requests(Estimate bytes) {
        return bytes.map(size -> size.divide(BigDecimal.valueOf(MOST_BYTES), 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE));
    }

    public boolean isAboveOneRequest() {
        return bytes > MOST_BYTES;
    }

    /** {@code 50 items of about 2 KB: 100 KB}. */
    public String text() {
        return Amount.count(items) + (items == 1 ? " item" : " items") + " of about " + Amount.bytes(each) + ": "
                + Amount.bytes(bytes);
    }
}
