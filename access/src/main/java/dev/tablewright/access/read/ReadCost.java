package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.Projection;
import java.util.Comparator;
import java.util.List;

/** Which of two plans is cheaper: what reads less that is thrown away, then what asks less often, then what reads smaller items. */
final class ReadCost {

    /** A day is a partition, and a page may take several. */
    private static final int PARTITIONS_OF_A_WALK = 10;

    private static final int READS_ALMOST_EVERYTHING = 100;

    static final Comparator<Read> CHEAPEST = Comparator.comparingInt(ReadCost::waste)
            .thenComparingInt(ReadCost::requests)
            .thenComparing(Read::operation)
            .thenComparing(read -> read.route().isIndex())
            .thenComparingInt(ReadCost::held);

    private ReadCost() {}

    static int requests(Read read) {
        int partitions = read.width() * (read.isWalk() ? PARTITIONS_OF_A_WALK : 1);
        return partitions + (read.fetchBack() ? 1 : 0);
    }

    /** How many attributes an index holds beside the keys: of two that find the same, it matters how large their items are. */
    private static int held(Read read) {
        if (read.fetchBack()) {
            // The table is read anyway, and the index that lacks least is the one to mend.
            return 0;
        }
        Projection projection = read.route().index().map(Index::projection).orElseGet(Projection.All::new);
        if (projection instanceof Projection.Include some) {
            return some.attributes().size();
        }
        return projection instanceof Projection.KeysOnly ? 0 : Integer.MAX_VALUE;
    }

    /** A filter on a value of which there are many throws away nearly all. */
    static int waste(Read read) {
        int waste = read.strangers().size();
        for (List<FilterTerm> terms : read.filter().terms().values()) {
            for (FilterTerm term : terms) {
                boolean many = term instanceof FilterTerm.Equals equals && isOneOfMany(equals.leaf());
                waste += many ? READS_ALMOST_EVERYTHING : 1;
            }
        }
        return waste;
    }

    private static boolean isOneOfMany(Leaf leaf) {
        return leaf.choice().isEmpty();
    }
}
