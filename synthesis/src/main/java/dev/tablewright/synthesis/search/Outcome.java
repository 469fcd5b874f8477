package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.List;

/**
 * What was found from one step on.
 *
 * @param best all that are not dearer than the limit, the best first, but not more than were wanted
 * @param bound what nothing undercuts from here on
 * @param hurried whether time was up: then it is one of many, and none only if there is none
 */
record Outcome(List<Solution> best, Worth bound, Worth limit, int wanted, boolean hurried) {
    Outcome {
        best = List.copyOf(best);
    }

    /** Whether a search with another limit would find the same. */
    boolean answers(Worth otherLimit, int otherWanted) {
        return hurried || best.size() >= otherWanted || (otherWanted <= wanted && Limit.allows(limit, otherLimit));
    }
}
