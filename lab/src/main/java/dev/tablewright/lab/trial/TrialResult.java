package dev.tablewright.lab.trial;

import java.util.Optional;

/**
 * One case of a pattern or a write.
 *
 * @param title what makes it special, and what it was done with
 * @param figures empty if it did not get that far
 * @param failure empty: it passed
 */
public record TrialResult(String title, Optional<Figures> figures, Optional<Failure> failure) {

    public boolean isPassed() {
        return failure.isEmpty();
    }
}
