package dev.tablewright.check.load;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What one call of a pattern or a write is expected to come to, as whoever calls it is told.
 *
 * @param units with at most two decimals
 */
public record CallFigures(String name, BigDecimal units, int requests) {

    private static final BigDecimal MOST_REQUESTS = BigDecimal.valueOf(1_000_000);

    public static CallFigures of(PatternLoad load) {
        return of(
                load.pattern().name().text(),
                load.units().expected(),
                load.requests().expected());
    }

    public static CallFigures of(WriteLoad load) {
        return of(
                load.write().name().text(),
                load.tableUnits().expected().add(load.indexUnits().expected()),
                load.requests().expected());
    }

    private static CallFigures of(String name, BigDecimal units, BigDecimal requests) {
        return new CallFigures(
                name,
                units.setScale(2, RoundingMode.HALF_UP),
                requests.setScale(0, RoundingMode.CEILING).min(MOST_REQUESTS).intValueExact());
    }
}
