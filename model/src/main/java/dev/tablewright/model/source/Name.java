package dev.tablewright.model.source;

/** A name and the place where it is written. */
public record Name(String text, Span span) {

    @Override
    public String toString() {
        return text;
    }
}
