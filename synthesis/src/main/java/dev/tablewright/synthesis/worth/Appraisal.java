package dev.tablewright.synthesis.worth;

import java.util.Map;

/**
 * What an appraiser says of a design.
 *
 * @param whole patterns, writes and storage together
 * @param patterns what each pattern has in it, by its name; those that the design does not serve are missing
 */
public record Appraisal(Worth whole, Map<String, Worth> patterns) {
    public Appraisal {
        patterns = Map.copyOf(patterns);
    }
}
