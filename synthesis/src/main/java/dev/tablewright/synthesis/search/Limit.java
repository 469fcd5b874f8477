package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;

/** How dear something may be. */
final class Limit {

    private static final int BEYOND_ALL = Integer.MAX_VALUE / 4;

    /** Dearer than everything: no limit, or the price of what cannot be. */
    static final Worth UNLIMITED = new Worth(2 * BEYOND_ALL, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    private Limit() {}

    static boolean allows(Worth limit, Worth worth) {
        return Score.WORTH.compare(worth, limit) <= 0;
    }

    static Worth lower(Worth one, Worth other) {
        return Score.WORTH.compare(one, other) <= 0 ? one : other;
    }

    /** What is left for others; of everything, everything. */
    static Worth less(Worth limit, Worth spent) {
        return limit.refused() > BEYOND_ALL ? UNLIMITED : limit.minus(spent);
    }

    /** A sum; with what cannot be, nothing can be. */
    static Worth sum(Worth one, Worth other) {
        boolean beyond = one.refused() > BEYOND_ALL || other.refused() > BEYOND_ALL;
        return beyond ? UNLIMITED : one.plus(other);
    }
}
