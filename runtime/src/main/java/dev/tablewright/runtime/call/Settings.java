package dev.tablewright.runtime.call;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.UnaryOperator;

/**
 * What the steps of a call have to know about where they run.
 *
 * @param tableNames from the name of a table in the model to its name where the application runs
 * @param clock by which things expire
 * @param chance from 0 up to, without, 1: spreads repetitions over time
 * @param pauses how long to wait before which repetition, and when to give up
 */
public record Settings(UnaryOperator<String> tableNames, Clock clock, DoubleSupplier chance, Pauses pauses) {

    /** The name of a table where the application runs. */
    public String table(String name) {
        return tableNames.apply(name);
    }

    /** Names by a table of them; those that are not in it stay. */
    public static UnaryOperator<String> names(Map<String, String> names) {
        Map<String, String> copy = Map.copyOf(names);
        return name -> Optional.ofNullable(copy.get(name)).orElse(name);
    }
}
