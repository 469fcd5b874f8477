package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;

/** A condition on one attribute that is not equality: between two bounds, or beginning with a text. */
public record Narrowing(Kind kind, AttributePath path) {

    /** How the attribute is narrowed. */
    public enum Kind {
        RANGE,
        PREFIX
    }
}
