package dev.tablewright.runtime.history;

/**
 * Why a call is refused.
 *
 * @param version what was found instead of the expected version; null for the other kinds
 */
public record Reason(Kind kind, Long version) {

    /** The kinds of refusals. */
    public enum Kind {
        EXISTS,
        MISSING,
        TAKEN,
        STALE,
        UNMET
    }

    public static final Reason EXISTS = new Reason(Kind.EXISTS, null);
    public static final Reason MISSING = new Reason(Kind.MISSING, null);
    public static final Reason TAKEN = new Reason(Kind.TAKEN, null);
    public static final Reason UNMET = new Reason(Kind.UNMET, null);

    public static Reason stale(long found) {
        return new Reason(Kind.STALE, found);
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + (version == null ? "" : " (found " + version + ")");
    }
}
