package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.source.Name;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the caller of a pattern knows.
 *
 * @param name as the author called it
 * @param paths for each entity that the pattern returns, the attributes that must equal it. In
 *     {@code list: [Customer, Order], by: customer} that is the id of the customer himself, and {@code customer} of the
 *     order
 * @param origin where the caller has it from
 */
public record Parameter(Name name, Map<String, List<AttributePath>> paths, Optional<Origin> origin) {

    public Parameter {
        paths = Collections.unmodifiableMap(new LinkedHashMap<>(paths));
    }

    /** Where a caller has a parameter from: the rule of client knowledge. */
    public enum Origin {
        /** A part of the address. */
        PATH,
        /** An argument of the request. */
        QUERY,
        /** The signed-in user. */
        SESSION,
        /** The body of the request. */
        BODY,
        /** An item that was read before. */
        ITEM,
        /** The clock: today's bucket. */
        CLOCK,
        /** Known when the program was written. */
        CONSTANT
    }
}
