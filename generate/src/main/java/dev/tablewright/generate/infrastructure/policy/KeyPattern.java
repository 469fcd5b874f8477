package dev.tablewright.generate.infrastructure.policy;

/**
 * Which partition keys may be touched, as IAM writes it.
 *
 * @param text with {@code *} for what may be anything; what is meant as it stands is escaped
 * @param kind whose partitions these are
 * @param occupant what stands there
 */
record KeyPattern(String text, Kind kind, String occupant) implements Comparable<KeyPattern> {

    /** Whose partitions a pattern stands for. */
    enum Kind {
        /** Those of the tenant on whose behalf the role acts. */
        OWN,
        /** Those of everybody, which begin the same. */
        SHARED,
        /** All of the table, because keys are no text, or begin with anything. */
        UNBOUNDED
    }

    /** Whether it stands for whatever the other does, and more. */
    boolean covers(KeyPattern narrow) {
        return !equals(narrow) && text.endsWith("*") && narrow.text.startsWith(text.substring(0, text.length() - 1));
    }

    @Override
    public int compareTo(KeyPattern other) {
        return text.compareTo(other.text);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KeyPattern pattern && pattern.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
