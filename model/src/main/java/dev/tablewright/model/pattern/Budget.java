package dev.tablewright.model.pattern;

import dev.tablewright.model.source.Said;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * What one call may cost at most. At least one of the limits is there.
 *
 * @param units read units of a pattern, write units of a write
 * @param requests to DynamoDB
 * @param millis of round trips that wait for each other
 * @param span the whole budget
 */
public record Budget(
        Optional<Said<BigDecimal>> units,
        Optional<Said<Integer>> requests,
        Optional<Said<Integer>> millis,
        Span span) {}
