package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Asked;

/** What the network knows of a call. */
final class Track {

    private final Asked asked;
    private int sent;
    private int newestExecuted = -1;
    private boolean effective;
    private boolean answered;

    Track(Asked asked) {
        this.asked = asked;
    }

    Asked asked() {
        return asked;
    }

    /** The number of a new request. */
    int sent() {
        return sent++;
    }

    /** The caller was told how it ended. */
    void answered() {
        answered = true;
    }

    /**
     * A request of the call was executed.
     *
     * @param writes whether it may have changed something
     * @param abandoned whether nobody waits for its answer
     * @return whether that is more than the call can account for: it is done a second time, or after a later request of the same call or
     *     after the end of the call
     */
    boolean executed(int number, boolean writes, boolean abandoned) {
        boolean late = abandoned && (answered || newestExecuted > number);
        boolean more = writes && (effective || late);
        effective |= writes;
        newestExecuted = Math.max(newestExecuted, number);
        return more;
    }
}
