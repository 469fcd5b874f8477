package dev.tablewright.lab.bind;

import dev.tablewright.model.entity.Type;

/**
 * Something that the caller of a pattern gives.
 *
 * @param name of the parameter; of a range or a prefix, the attribute that it narrows
 * @param type of the value
 * @param required whether the pattern cannot be asked without it: all but the ends of a range that is not walked
 */
public record BoundParameter(String name, Type type, Kind kind, boolean required) {

    /** Where it goes in {@link Arguments}. */
    public enum Kind {
        VALUE,
        FROM,
        TO,
        PREFIX
    }
}
