package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.worth.Worth;
import java.util.Comparator;

/** A choice and what it is worth. */
record Scored(EntityChoice choice, Worth worth) {

    /** The best first: what keeps the limits, then what is cheap, then what has few entries, then what asks seldom; among equals the plainer. */
    static final Comparator<Scored> BEST = Comparator.comparing(Scored::worth, Score.WORTH)
            .thenComparing(scored -> scored.choice().entries().size())
            .thenComparing(scored -> scored.worth().requests());
}
