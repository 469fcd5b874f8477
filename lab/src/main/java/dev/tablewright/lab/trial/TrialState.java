package dev.tablewright.lab.trial;

import dev.tablewright.lab.reference.ReferenceRows;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** How far a trial has come: what should be there, and what is. */
final class TrialState {

    private final Laboratory laboratory;
    private ReferenceRows rows;
    private StoredState stored = StoredState.empty();

    /** Differences that were told already: each is a failure of the case that made it, and of no later one. */
    private final Set<String> known = new LinkedHashSet<>();

    private int changes;

    TrialState(Laboratory laboratory) {
        this.laboratory = laboratory;
        this.rows = new ReferenceRows(laboratory.model());
    }

    /** What should be there. */
    ReferenceRows rows() {
        return rows;
    }

    void expect(ReferenceRows other) {
        rows = other;
    }

    /** What was there when it was last looked at, and the stream had been followed. */
    StoredState stored() {
        return stored;
    }

    /** What is there now. */
    StoredState look() {
        return StoredState.scanned(laboratory);
    }

    /**
     * Goes on from here.
     *
     * @param expected what should be there now
     * @param changed whether anything may have changed, so that the stream has something to tell
     * @return how what is there differs from that, beyond what was known before
     */
    List<String> follow(ReferenceRows expected, boolean changed) {
        StoredState now = look();
        if (changed) {
            changes++;
            laboratory.streamed(stored.eventsUntil(now, "trial-" + changes));
            laboratory.recording().taken();
            now = look();
        }
        rows = expected;
        stored = now;
        Set<String> differences = now.differences(StoredState.expected(laboratory, rows), laboratory);
        List<String> fresh =
                differences.stream().filter(line -> !known.contains(line)).toList();
        known.addAll(fresh);
        return fresh;
    }
}
