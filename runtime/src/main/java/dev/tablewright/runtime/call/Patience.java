package dev.tablewright.runtime.call;

import java.time.Duration;

/**
 * How often, and how long, a call tries again: one budget for everything that it sends. What goes side by side counts its attempts for itself,
 * and has the time of the whole. Who gets on begins anew: only what stands still is given up.
 */
final class Patience {

    private final Settings settings;
    private long since;
    private int failed;

    private Patience(Settings settings, long since) {
        this.settings = settings;
        this.since = since;
    }

    /** Of a call that begins now. */
    static Patience of(Settings settings) {
        return new Patience(settings, System.nanoTime());
    }

    /** Of what goes beside others within the same call. */
    Patience beside() {
        return new Patience(settings, since);
    }

    /** The pause before something is tried again; throws if it has been tried enough. */
    Duration before(Step.Again<?> again) {
        if (again.gotOn()) {
            failed = 0;
            since = System.nanoTime();
        }
        failed++;
        Pauses pauses = settings.pauses();
        Duration spent = Duration.ofNanos(System.nanoTime() - since);
        return pauses.after(failed, settings.chance().getAsDouble())
                .filter(pause -> spent.plus(pause).compareTo(pauses.within()) <= 0)
                .orElseThrow(() -> again.enough().apply(failed));
    }
}
