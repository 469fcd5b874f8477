package dev.tablewright.synthesis.explain;

import java.math.BigDecimal;
import java.util.List;

/**
 * One decision of the best design, and what else there was to choose from.
 *
 * @param subject whose it is: the name of an entity, an index or a pattern, or the line of a relationship
 * @param choice what was chosen, in a few words
 * @param reasons the rules and numbers that decided, a sentence each
 * @param alternatives the cheapest first
 * @param tippings what would change the decision: "above 40 orders a customer, …"; a sentence each
 */
public record Decision(
        Kind kind,
        String subject,
        String choice,
        List<String> reasons,
        List<Alternative> alternatives,
        List<String> tippings) {

    public Decision {
        reasons = List.copyOf(reasons);
        alternatives = List.copyOf(alternatives);
        tippings = List.copyOf(tippings);
    }

    /** What is decided about. */
    public enum Kind {
        ENTITY,
        RELATIONSHIP,
        INDEX,
        PATTERN
    }

    /**
     * What was not chosen.
     *
     * @param extra dollars a month more than what was chosen, for the whole design; less than nothing is possible only
     *     where the alternative breaks a limit
     * @param reasons why not, beyond the price; a sentence each
     */
    public record Alternative(String choice, BigDecimal extra, List<String> reasons) {
        public Alternative {
            reasons = List.copyOf(reasons);
        }
    }
}
