package dev.tablewright.lab.bind;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a pattern is asked with.
 *
 * @param values by the name of the parameter, as they are stored
 * @param from the least value of a range; empty: there is no bound below
 * @param to the greatest value of a range; empty: there is no bound above
 * @param prefix with which a text begins
 */
public record Arguments(
        Map<String, AttributeValue> values,
        Optional<AttributeValue> from,
        Optional<AttributeValue> to,
        Optional<String> prefix) {

    public Arguments {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Values alone. */
    public static Arguments of(Map<String, AttributeValue> values) {
        return new Arguments(values, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The same, within a range. */
    public Arguments within(Optional<AttributeValue> least, Optional<AttributeValue> greatest) {
        return new Arguments(values, least, greatest, prefix);
    }

    /** The same, beginning with a text. */
    public Arguments beginningWith(String text) {
        return new Arguments(values, from, to, Optional.of(text));
    }
}
