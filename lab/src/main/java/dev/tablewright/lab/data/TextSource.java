package dev.tablewright.lab.data;

/** Where texts come from. */
interface TextSource {

    /** One of them; the same may come again. */
    String any(Chance chance);

    /**
     * Different ones for different numbers below the capacity.
     *
     * @param twist for which they come in another order
     */
    String numbered(long number, long twist);

    /** How many there are. */
    long capacity();
}
