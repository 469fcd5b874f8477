package dev.tablewright.capacity.unit;

/** How many steps a size takes. Nothing takes none: whatever is asked for costs one. */
final class Rounding {

    private Rounding() {}

    static long up(long bytes, long step) {
        if (bytes < 0) {
            throw new IllegalArgumentException("a size of " + bytes + " bytes");
        }
        return Math.max(1, (bytes + step - 1) / step);
    }
}
