package dev.tablewright.access.write;

import dev.tablewright.model.entity.Attribute;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a number may be that writes add to: a condition of the addition keeps it there.
 *
 * @param whole whether it has 64 bits, also where the model declares no largest value
 * @param most the largest value that the model allows
 */
public record NumberBound(Attribute attribute, boolean whole, OptionalLong most) {

    /** The bound in the direction of an amount; empty if there is none. */
    Optional<BigDecimal> inDirectionOf(BigDecimal amount) {
        if (amount.signum() > 0 && most.isPresent()) {
            return Optional.of(BigDecimal.valueOf(most.getAsLong()));
        }
        return whole && amount.signum() != 0
                ? Optional.of(BigDecimal.valueOf(amount.signum() > 0 ? Long.MAX_VALUE : Long.MIN_VALUE))
                : Optional.empty();
    }
}
