package dev.tablewright.synthesis.random;

/** How much is tried, and with which seed; {@code -Dtablewright.test.seed=…} repeats a run, {@code -Plong} tries more. */
public final class Scale {

    public static final long SEED = Long.getLong("tablewright.test.seed", 20261115L);

    public static final boolean LONG = "long".equals(System.getProperty("tablewright.test.scale"));

    private Scale() {}

    public static int times(int quick, int thorough) {
        return Integer.getInteger("tablewright.test.times", LONG ? thorough : quick);
    }
}
