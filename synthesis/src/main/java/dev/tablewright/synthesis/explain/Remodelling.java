package dev.tablewright.synthesis.explain;

import java.math.BigDecimal;
import java.util.List;

/**
 * A change of the model itself that was priced: keys alone cannot make it, so its author has to.
 *
 * @param subject the name of the entity or pattern that it is about
 * @param choice what it is, in a few words
 * @param extra dollars a month more than the chosen design; less than nothing: it pays
 * @param limits how many more limits would be broken; less than nothing: it keeps some that the chosen design breaks
 * @param reasons numbers that speak for or against it, a sentence each
 * @param changes what to write in the file, a sentence each
 */
public record Remodelling(
        Kind kind,
        String subject,
        String choice,
        BigDecimal extra,
        int limits,
        List<String> reasons,
        List<String> changes) {

    public Remodelling {
        reasons = List.copyOf(reasons);
        changes = List.copyOf(changes);
    }

    /** Whether it is cheaper, or keeps a limit that the chosen design breaks. */
    public boolean pays() {
        return limits < 0 || (limits == 0 && extra.signum() < 0);
    }

    /** What is done to the model. */
    public enum Kind {
        /** A large item in two. */
        SPLIT,
        /** Several copies of what too many read. */
        COPIES
    }
}
