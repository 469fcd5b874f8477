package dev.tablewright.check.proof;

import java.util.Optional;

/**
 * One property, decided.
 *
 * @param because why it holds, or why it does not
 */
public record Claim(Property property, Verdict verdict, String because, Optional<Counterexample> counterexample) {

    /** How it was decided. */
    public enum Verdict {
        /** It holds. */
        PROVED("✓", "proved"),
        /** It holds because more is read or done than is wanted. */
        AT_A_PRICE("$", "proved at a price"),
        /** It does not hold. */
        REFUTED("✗", "refuted"),
        /** The model does not say enough. */
        UNSAID("·", "not to be decided from what the model says");

        private final String sign;
        private final String words;

        Verdict(String sign, String words) {
            this.sign = sign;
            this.words = words;
        }

        /** What it means. */
        public String words() {
            return words;
        }

        /** A character for it in a report. */
        public String sign() {
            return sign;
        }
    }

    static Claim proved(Property property, String because) {
        return new Claim(property, Verdict.PROVED, because, Optional.empty());
    }

    static Claim atAPrice(Property property, String because) {
        return new Claim(property, Verdict.AT_A_PRICE, because, Optional.empty());
    }

    static Claim unsaid(Property property, String because) {
        return new Claim(property, Verdict.UNSAID, because, Optional.empty());
    }

    static Claim refuted(Property property, String because, Optional<Counterexample> counterexample) {
        return new Claim(property, Verdict.REFUTED, because, counterexample);
    }
}
