package dev.tablewright.examples.abuse;

/** How much is tried, and with which seed; {@code -Dtablewright.test.seed=…} repeats a run, {@code -Plong} tries more. */
final class Scale {

    static final long SEED = Long.getLong("tablewright.test.seed", 20260517L);

    private static final boolean LONG = "long".equals(System.getProperty("tablewright.test.scale"));

    private Scale() {}

    static int times(int quick, int thorough) {
        return Integer.getInteger("tablewright.test.times", LONG ? thorough : quick);
    }
}
