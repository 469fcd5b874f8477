package dev.tablewright.check.reference;

import dev.tablewright.testing.Dice;

/** Random models with random designs, for tests elsewhere. Many of them are wrong: the checker says which. */
public final class RandomDesigns {

    private RandomDesigns() {}

    /** The text of a model file. */
    public static String text(long seed) {
        return RandomModel.text(new Dice(seed));
    }
}
