package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.pattern.Parameter.Origin;
import java.util.Optional;

/**
 * A condition on one attribute that is not equality: between two bounds, or beginning with a text.
 *
 * @param origin where the caller has the bounds or the text from
 */
public record Narrowing(Kind kind, AttributePath path, Optional<Origin> origin) {

    /** How the attribute is narrowed. */
    public enum Kind {
        RANGE,
        PREFIX
    }
}
