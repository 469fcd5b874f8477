package dev.tablewright.synthesis;

import java.math.BigDecimal;

/**
 * What a design is worth.
 *
 * @param violations how many partitions are too hot, and how many budgets and latencies are not kept
 * @param dollars a month
 * @param requests a month
 */
public record Appraisal(int violations, BigDecimal dollars, BigDecimal requests) {

    public static final Appraisal NOTHING = new Appraisal(0, BigDecimal.ZERO, BigDecimal.ZERO);

    public Appraisal plus(Appraisal other) {
        return new Appraisal(violations + other.violations, dollars.add(other.dollars), requests.add(other.requests));
    }

    public Appraisal minus(Appraisal other) {
        return new Appraisal(
                violations - other.violations, dollars.subtract(other.dollars), requests.subtract(other.requests));
    }
}
