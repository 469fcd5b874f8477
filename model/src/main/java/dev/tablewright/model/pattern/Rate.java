package dev.tablewright.model.pattern;

import dev.tablewright.model.source.Span;
import java.math.BigDecimal;

/**
 * How often something happens, as it was said: {@code 200/s}, {@code 3/day}.
 *
 * @param span where it was said
 */
public record Rate(BigDecimal amount, Period per, Span span) {

    /** What a rate is counted in. */
    public enum Period {
        SECOND("s", 1),
        MINUTE("min", 60),
        HOUR("h", 3_600),
        DAY("day", 86_400),
        MONTH("month", 2_628_000);

        private final String word;
        private final long seconds;

        Period(String word, long seconds) {
            this.word = word;
            this.seconds = seconds;
        }

        public String word() {
            return word;
        }

        /** A month is a twelfth of 365 days. */
        public long seconds() {
            return seconds;
        }
    }

    /** So many times as often. */
    public Rate times(BigDecimal factor) {
        return new Rate(amount.multiply(factor), per, span);
    }

    /** Whether it never happens. */
    public boolean isZero() {
        return amount.signum() == 0;
    }

    /** Whether it is more often than another one, in the same time. */
    public boolean isAbove(Rate other) {
        BigDecimal here = amount.multiply(BigDecimal.valueOf(other.per.seconds()));
        return here.compareTo(other.amount.multiply(BigDecimal.valueOf(per.seconds()))) > 0;
    }

    @Override
    public String toString() {
        return amount.toPlainString() + "/" + per.word();
    }
}
