package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** Of many writes, each for itself, some were not done. {@link #outcome} tells which, so that the rest can be done again. */
public final class PartlyDoneException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final transient BatchOutcome<?> outcome;

    PartlyDoneException(BatchOutcome<?> outcome) {
        super(words(outcome), outcome.open().values().stream().findFirst().orElse(null));
        this.outcome = outcome;
    }

    private static String words(BatchOutcome<?> outcome) {
        return outcome.done().size() + " done, " + outcome.refused().size() + " refused, "
                + outcome.open().size() + " open"
                + (outcome.refused().isEmpty()
                        ? ""
                        : "; the first refusal: "
                                + outcome.refused()
                                        .get(outcome.refused().firstKey())
                                        .get(0));
    }

    /** How each ended; null, if the exception came from another process. */
    public BatchOutcome<?> outcome() {
        return outcome;
    }
}
