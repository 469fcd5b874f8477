package dev.tablewright.model.source;

/**
 * A value and the place where it is written, so that a finding about the value can point at it.
 *
 * @param value never null
 */
public record Said<T>(T value, Span span) {

    @Override
    public String toString() {
        return value.toString();
    }
}
