package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.worth.Worth;
import java.util.Comparator;

/**
 * One way to decide one thing, with the best that follows from it.
 *
 * @param key the key that was decided for; for the place of a pattern of several entities, that of the first
 * @param place where a pattern is read, or an entity stands
 * @param extra what the whole design then costs more
 * @param draft that design
 */
public record Option(KeyShape key, Place place, Worth extra, Draft draft) {

    static final Comparator<Option> CHEAPEST = Comparator.comparing(Option::extra, Score.WORTH);
}
