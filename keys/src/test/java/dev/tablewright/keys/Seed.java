package dev.tablewright.keys;

import java.util.Random;

/** One seed for all random tests; {@code -Dtablewright.test.seed=…} repeats a run. */
final class Seed {

    static final long VALUE = Long.getLong("tablewright.test.seed", 20260131L);

    private static final boolean LONG = "long".equals(System.getProperty("tablewright.test.scale"));

    private Seed() {}

    static Random random() {
        System.out.println("seed " + VALUE);
        return new Random(VALUE);
    }

    /** How often to try: more in the long tests. */
    static int times(int quick) {
        return LONG ? 50 * quick : quick;
    }
}
