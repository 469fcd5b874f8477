package dev.tablewright.synthesis.worth;

import java.util.List;
import java.util.Map;

/**
 * What an appraiser says of a design.
 *
 * @param whole patterns, writes and storage together
 * @param patterns what each pattern has in it, by its name; those that the design does not serve are missing
 * @param oversized the values for which keys are refused, if any are
 */
public record Appraisal(Worth whole, Map<String, Worth> patterns, List<Oversized> oversized) {
    public Appraisal {
        patterns = Map.copyOf(patterns);
        oversized = List.copyOf(oversized);
    }
}
