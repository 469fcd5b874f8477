package dev.tablewright.runtime.simulation;

import java.util.List;
import java.util.Random;

/**
 * What a history is about.
 *
 * @param async whether callers use the asynchronous client
 * @param retrying whether the SDK sends again what failed
 * @param faults the share of requests that meet a fault
 * @param callers who call at the same time
 * @param calls how many calls they make in all
 */
record Setup(Thing thing, Way way, boolean async, boolean retrying, double faults, int callers, int calls) {

    static final int MOST_CALLERS = 4;

    /** How writes are sent. */
    enum Way {
        ALONE,
        EXACTLY_ONCE,
        TRANSACTION
    }

    static final List<Thing> THINGS = List.of(Thing.plain(), Thing.versioned(), Thing.unique());

    private static final List<Double> SHARES = List.of(0.0, 0.1, 0.25, 0.5);
    private static final List<Way> WAYS = List.of(Way.ALONE, Way.ALONE, Way.EXACTLY_ONCE, Way.TRANSACTION);

    static Setup draw(Random random) {
        return new Setup(
                THINGS.get(random.nextInt(THINGS.size())),
                WAYS.get(random.nextInt(WAYS.size())),
                random.nextBoolean(),
                random.nextBoolean(),
                SHARES.get(random.nextInt(SHARES.size())),
                2 + random.nextInt(MOST_CALLERS - 1),
                6 + random.nextInt(10));
    }

    Setup with(Thing other, double otherFaults) {
        return new Setup(other, Way.ALONE, async, retrying, otherFaults, callers, calls);
    }
}
