package dev.tablewright.generate.infrastructure;

import java.util.List;
import java.util.Optional;

/**
 * When somebody is told. Every alarm sums up minutes, and missing minutes are good ones.
 *
 * @param logicalId its name within the template
 * @param name its name in the account
 * @param description what it means and what to do, for who is woken up by it
 * @param metrics what is summed up: one, or several that are added
 * @param threshold the least sum of a minute that is too much
 * @param minutes how many minutes are looked at
 * @param badMinutes how many of them have to be bad
 */
public record Alarm(
        String logicalId,
        String name,
        String description,
        List<Metric> metrics,
        long threshold,
        int minutes,
        int badMinutes) {

    public static final String NAMESPACE = "AWS/DynamoDB";
    public static final int PERIOD_SECONDS = 60;

    public Alarm {
        metrics = List.copyOf(metrics);
    }

    /**
     * A metric of CloudWatch about one table.
     *
     * @param id by which a sum refers to it: {@code m1}
     * @param name {@code ReadThrottleEvents}
     * @param index empty: the table itself
     * @param operation empty: of all operations
     */
    public record Metric(String id, String name, Optional<String> index, Optional<String> operation) {}

    /** Whether it is about a sum of several metrics. */
    public boolean isSum() {
        return metrics.size() > 1;
    }

    /** {@code m1+m2}: the sum in the words of CloudWatch. */
    public String expression() {
        return String.join("+", metrics.stream().map(Metric::id).toList());
    }
}
