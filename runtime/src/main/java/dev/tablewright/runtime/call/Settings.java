package dev.tablewright.runtime.call;

import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.item.Upgrades;
import java.time.Clock;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;
import java.util.function.UnaryOperator;

/**
 * What the steps of a call have to know about where they run.
 *
 * @param tableNames from the name of a table in the model to its name where the application runs
 * @param clock by which things expire
 * @param chance from 0 up to, without, 1: spreads repetitions over time
 * @param pauses how long to wait before which repetition, and when to give up
 * @param cursors which say where lists go on
 * @param upgrades of items that older versions of the application wrote
 * @param unknown what to do with items of unknown types
 * @param unreadable what to do with items that no results can be made of
 */
public record Settings(
        UnaryOperator<String> tableNames,
        Clock clock,
        DoubleSupplier chance,
        Pauses pauses,
        Cursors cursors,
        Upgrades upgrades,
        UnknownItems unknown,
        UnreadableItems unreadable) {

    /** With the usual choice for items that no results can be made of. */
    public Settings(
            UnaryOperator<String> tableNames,
            Clock clock,
            DoubleSupplier chance,
            Pauses pauses,
            Cursors cursors,
            Upgrades upgrades,
            UnknownItems unknown) {
        this(tableNames, clock, chance, pauses, cursors, upgrades, unknown, UnreadableItems.REPORT);
    }

    /** Tables have the names that the model gives them, and nothing is special. */
    public static Settings usual() {
        return new Settings(
                UnaryOperator.identity(),
                Clock.systemUTC(),
                () -> ThreadLocalRandom.current().nextDouble(),
                Pauses.USUAL,
                Cursors.ofThisProcess(),
                Upgrades.NONE,
                UnknownItems.REFUSE);
    }

    /** The same with another choice for items that no results can be made of. */
    public Settings with(UnreadableItems choice) {
        return new Settings(tableNames, clock, chance, pauses, cursors, upgrades, unknown, choice);
    }

    /** The name of a table where the application runs. */
    public String table(String name) {
        return tableNames.apply(name);
    }
}
