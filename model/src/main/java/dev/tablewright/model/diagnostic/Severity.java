package dev.tablewright.model.diagnostic;

import java.util.Locale;

/** How much a finding matters. */
public enum Severity {
    /** The model means nothing, or something false. */
    ERROR,
    /** The model can be used, and probably should not be. */
    WARNING,
    /** Worth knowing. */
    ADVICE;

    /** The word that a person reads. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
