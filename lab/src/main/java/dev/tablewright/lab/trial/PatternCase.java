package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.Arguments;
import java.util.List;

/**
 * What a pattern is asked with in one case.
 *
 * @param occasion why: {@code the most frequent}, {@code nobody has it}
 * @param arguments one, or several for a batch
 */
record PatternCase(String occasion, List<Arguments> arguments) {

    PatternCase {
        arguments = List.copyOf(arguments);
    }

    static PatternCase of(String occasion, Arguments arguments) {
        return new PatternCase(occasion, List.of(arguments));
    }
}
