package dev.tablewright.model.entity;

import dev.tablewright.model.source.Span;
import java.math.BigDecimal;

/**
 * How unequally values are asked for. A table is as fast as its busiest partition, so that an average over all values says
 * little where a few of them are asked for again and again.
 */
public sealed interface Skew {

    /** Where it was said. */
    Span span();

    /** Every value as often as any other. */
    record Uniform(Span span) implements Skew {
        @Override
        public String toString() {
            return "uniform";
        }
    }

    /**
     * The second most popular value is asked for 1/2<sup>s</sup> as often as the first, the third 1/3<sup>s</sup> as often,
     * and so on.
     *
     * @param exponent the s, above 0 and at most 3
     */
    record Zipf(BigDecimal exponent, Span span) implements Skew {
        @Override
        public String toString() {
            return "zipf(" + exponent.toPlainString() + ")";
        }
    }

    /** All calls ask for one and the same value. */
    record Constant(Span span) implements Skew {
        @Override
        public String toString() {
            return "constant";
        }
    }
}
