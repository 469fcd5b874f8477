package dev.tablewright.model.pattern;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * How often a pattern or a write is expected: in numbers, or in a word by those who have no numbers yet.
 *
 * @param average over a month
 * @param peak in the busiest second
 * @param word what was said instead of a number
 */
public record Frequency(Optional<Rate> average, Optional<Rate> peak, Optional<Word> word) {

    public static final Frequency UNSAID = new Frequency(Optional.empty(), Optional.empty(), Optional.empty());

    /** So many times as often; a word stays a word. */
    public Frequency times(BigDecimal factor) {
        return new Frequency(average.map(rate -> rate.times(factor)), peak.map(rate -> rate.times(factor)), word);
    }

    public boolean isUnsaid() {
        return average.isEmpty() && peak.isEmpty() && word.isEmpty();
    }

    /** A word for those who have no numbers. */
    public enum Word {
        HIGH,
        MEDIUM,
        LOW
    }
}
