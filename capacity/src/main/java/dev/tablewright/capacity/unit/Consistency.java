package dev.tablewright.capacity.unit;

/** How a read is done, and with it what each 4 KB of it cost. */
public enum Consistency {
    /** May show what was true a moment ago. All that an index offers. */
    EVENTUAL(1),
    STRONG(2),
    TRANSACTIONAL(4);

    private final long halves;

    Consistency(long halves) {
        this.halves = halves;
    }

    /** Of one read up to 4 KB. */
    public Units perRead() {
        return new Units(halves);
    }
}
