package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.Worth;
import dev.tablewright.synthesis.candidate.Draft;
import java.util.Comparator;

/**
 * One way to decide one thing, with the best that follows from it.
 *
 * @param what the decision: a key, or a place
 * @param extra what the whole design then costs more
 * @param draft that design
 */
public record Option(String what, Worth extra, Draft draft) {

    static final Comparator<Option> CHEAPEST = Comparator.comparing(Option::extra, Score.WORTH);
}
