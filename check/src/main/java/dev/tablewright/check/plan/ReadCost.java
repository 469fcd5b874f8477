package dev.tablewright.check.plan;

import dev.tablewright.check.keyspace.Leaf;
import java.util.Comparator;
import java.util.List;

/** Which of two plans is cheaper: what reads less that is thrown away, then what asks less often. */
final class ReadCost {

    /** A day is a partition, and a page may take several. */
    private static final int PARTITIONS_OF_A_WALK = 10;

    private static final int READS_ALMOST_EVERYTHING = 100;

    static final Comparator<Read> CHEAPEST = Comparator.comparingInt(ReadCost::waste)
            .thenComparingInt(ReadCost::requests)
            .thenComparing(Read::operation)
            .thenComparing(read -> read.route().isIndex());

    private ReadCost() {}

    static int requests(Read read) {
        int partitions = read.width() * (read.isWalk() ? PARTITIONS_OF_A_WALK : 1);
        return partitions + (read.fetchBack() ? 1 : 0);
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
