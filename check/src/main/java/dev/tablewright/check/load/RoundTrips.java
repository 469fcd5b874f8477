package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import java.math.BigDecimal;

/**
 * How long requests take that wait for each other. DynamoDB promises single-digit milliseconds; what the network adds, nobody
 * knows but the user.
 */
public final class RoundTrips {

    /** What one round trip is taken to last: the middle of what is promised. */
    public static final int MILLIS = 5;

    private RoundTrips() {}

    /** So many, one after the other. */
    public static BigDecimal millis(Estimate rounds) {
        return rounds.expected().multiply(BigDecimal.valueOf(MILLIS));
    }
}
