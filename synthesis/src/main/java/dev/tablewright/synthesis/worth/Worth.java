package dev.tablewright.synthesis.worth;

import java.math.BigDecimal;

/**
 * What a design, or a part of one, is worth.
 *
 * @param refused how many keys can be longer than DynamoDB takes
 * @param violations how many partitions are too hot, and how many budgets and latencies are not kept
 * @param dollars a month
 * @param requests a month
 */
public record Worth(int refused, int violations, BigDecimal dollars, BigDecimal requests) {

    public static final Worth NOTHING = new Worth(0, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    public Worth plus(Worth other) {
        return new Worth(
                refused + other.refused,
                violations + other.violations,
                dollars.add(other.dollars),
                requests.add(other.requests));
    }

    public Worth minus(Worth other) {
        return new Worth(
                refused - other.refused,
                violations - other.violations,
                dollars.subtract(other.dollars),
                requests.subtract(other.requests));
    }
}
