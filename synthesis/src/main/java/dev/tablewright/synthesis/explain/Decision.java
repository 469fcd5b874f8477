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
 * @param remodellings what another model would come to
 */
public record Decision(
        Kind kind,
        String subject,
        String choice,
        List<String> reasons,
        List<Alternative> alternatives,
        List<String> tippings,
        List<Remodelling> remodellings) {

    /** One to which another model has nothing to say. */
    public Decision(
            Kind kind,
            String subject,
            String choice,
            List<String> reasons,
            List<Alternative> alternatives,
            List<String> tippings) {
        this(kind, subject, choice, reasons, alternatives, tippings, List.of());
    }

    public Decision {
        remodellings = List.copyOf(remodellings);
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

    /** The same with what other models would come to. */
    Decision with(List<Remodelling> others) {
        return new Decision(kind, subject, choice, reasons, alternatives, tippings, others);
    }

    /**
     * What was not chosen.
     *
     * @param extra dollars a month more than what was chosen, for the whole design; less than nothing is possible only
     *     where the alternative breaks a limit, or is another model
     * @param reasons why not, beyond the price; a sentence each
     */
    public record Alternative(String choice, BigDecimal extra, List<String> reasons) {
        public Alternative {
            reasons = List.copyOf(reasons);
        }
    }
}
