package dev.tablewright.lab.data;

import java.util.List;

/**
 * Numbers that look random and follow from a salt and an index alone. Whoever asks twice gets the same, in whichever thread and
 * order, so that nothing that was made has to be remembered.
 */
final class Chance {

    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    private Chance(long state) {
        this.state = state;
    }

    /** A salt that differs for different names. */
    static long salt(long seed, String... names) {
        long salt = mix(seed);
        for (String name : names) {
            for (int i = 0; i < name.length(); i++) {
                salt = mix(salt + name.charAt(i));
            }
            salt = mix(salt ^ STEP);
        }
        return salt;
    }

    static Chance of(long salt, long index) {
        return new Chance(mix(salt ^ mix(index + STEP)));
    }

    /** Spreads the bits of a number over all of it; different numbers stay different. */
    static long mix(long number) {
        long z = number + STEP;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    long next() {
        state += STEP;
        return mix(state);
    }

    /** From 0 up to, without, a bound. What is uneven about it is far below what anybody could see. */
    long below(long bound) {
        return bound <= 1 ? 0 : Math.floorMod(next() >>> 1, bound);
    }

    int below(int bound) {
        return (int) below((long) bound);
    }

    /** From 0 up to, without, 1. */
    double fraction() {
        return (next() >>> 11) * UNIT;
    }

    /** Whether one of so many equally likely things happens. */
    boolean onceIn(int times) {
        return below(times) == 0;
    }

    <T> T of(List<T> all) {
        return all.get(below(all.size()));
    }
}
