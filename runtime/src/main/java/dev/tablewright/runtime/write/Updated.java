package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update has made of versions and numbers, where it costs nothing to know: the version, if one was demanded; numbers that were added to, from the
 * answer. A transaction does not tell.
 */
public final class Updated {

    static final Updated NOTHING = new Updated(Optional.empty(), Map.of());

    private final Optional<String> version;
    private final Map<String, AttributeValue> values;

    /** @param values by stored attribute */
    Updated(Optional<String> version, Map<String, AttributeValue> values) {
        this.version = version;
        this.values = Map.copyOf(values);
    }

    /** The version that is stored now; empty if it was not counted on, or none was demanded. */
    public OptionalLong version() {
        return version.map(values::get)
                .filter(value -> value.n() != null)
                .map(value -> OptionalLong.of(new BigDecimal(value.n()).longValue()))
                .orElse(OptionalLong.empty());
    }

    /** What a number that was added to has come to; empty if nothing was added to it, or it was a transaction. */
    public Optional<BigDecimal> number(Field<?> field) {
        return field.stored()
                .map(values::get)
                .filter(value -> value.n() != null)
                .map(value -> new BigDecimal(value.n()));
    }
}
