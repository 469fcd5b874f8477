package dev.tablewright.synthesis.search;

import java.util.List;

/**
 * A pattern in the order in which it is decided where patterns are read.
 *
 * @param pattern its number
 * @param context the patterns decided before on which anything depends from here on; whatever else was decided, the best
 *     from here on is the same
 * @param complete the numbers of the entities of which everything is decided with this pattern
 * @param next what follows; one has nothing to do with the other
 */
record Step(int pattern, List<Integer> context, List<Integer> complete, List<Step> next) {
    Step {
        context = List.copyOf(context);
        complete = List.copyOf(complete);
        next = List.copyOf(next);
    }
}
