package dev.tablewright.lab.data;

/**
 * The numbers below a bound in another order, without a list of them: a small cipher over the next power of four, repeated until
 * the result is below the bound.
 */
final class Shuffle {

    private static final int ROUNDS = 4;

    private final long bound;
    private final long salt;
    private final int half;
    private final long mask;

    Shuffle(long bound, long salt) {
        this.bound = bound;
        this.salt = salt;
        int bits = bound <= 1 ? 2 : Long.SIZE - Long.numberOfLeadingZeros(bound - 1);
        this.half = (bits + 1) / 2;
        this.mask = (1L << half) - 1;
    }

    /** Another number for each number below the bound. */
    long at(long number) {
        if (bound <= 1) {
            return 0;
        }
        long result = number;
        do {
            result = enciphered(result);
        } while (result >= bound);
        return result;
    }

    private long enciphered(long number) {
        long left = number >>> half;
        long right = number & mask;
        for (int round = 0; round < ROUNDS; round++) {
            long next = left ^ (Chance.mix(salt + right * ROUNDS + round) & mask);
            left = right;
            right = next;
        }
        return (left << half) | right;
    }
}
