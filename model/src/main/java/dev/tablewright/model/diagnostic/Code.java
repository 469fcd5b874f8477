package dev.tablewright.model.diagnostic;

/**
 * What a kind of finding is called, for good: codes are never reused.
 *
 * @param id the stable code, {@code TW0112}
 * @param name the name in words, {@code unknown-attribute}
 * @param severity how much it matters
 */
public record Code(String id, String name, Severity severity) {

    /** An error cannot be suppressed: it says that something is false, not that it is unwise. */
    public boolean isSuppressible() {
        return severity != Severity.ERROR;
    }
}
