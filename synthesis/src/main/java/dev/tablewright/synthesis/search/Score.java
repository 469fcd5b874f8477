package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.Comparator;

/** Which of two is worth more. */
final class Score {

    /** What DynamoDB takes, then limits, then money. */
    static final Comparator<Worth> WORTH = Comparator.comparingInt(Worth::refused)
            .thenComparing(Worth::violations)
            .thenComparing(Worth::dollars);

    private Score() {}

    static boolean isBetter(Worth one, Worth other) {
        return WORTH.compare(one, other) < 0;
    }
}
