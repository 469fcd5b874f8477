package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Call;
import java.util.ArrayList;
import java.util.List;

/** What the network knows of a call. */
final class Track {

    private final Asked asked;
    private final List<Integer> effects = new ArrayList<>();
    private int sent;
    private int newestExecuted = -1;
    private boolean answered;
    private boolean more;

    Track(Asked asked) {
        this.asked = asked;
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
     * A request of the call changed what is stored, or may have.
     *
     * @param abandoned whether nobody waits for its answer
     */
    void changed(int number, boolean abandoned, int time) {
        more |= !effects.isEmpty() || (abandoned && (answered || newestExecuted > number));
        effects.add(time);
    }

    void executed(int number) {
        newestExecuted = Math.max(newestExecuted, number);
    }

    /**
     * The moments at which requests of the call were executed, if that is more than the call can account for: twice, or after a later request
     * of the same call, or after the caller was told an answer.
     */
    List<Call> repetitions() {
        return more ? effects.stream().map(at -> Call.repeated(asked, at)).toList() : List.of();
    }
}
