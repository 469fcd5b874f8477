package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Comparisons that all hold: {@code status = PENDING and total > 100}. Without any, everything satisfies it. */
public record Condition(List<Comparison> comparisons) {

    public static final Condition ALWAYS = new Condition(List.of());

    public Condition {
        comparisons = List.copyOf(comparisons);
    }

    public boolean isAlways() {
        return comparisons.isEmpty();
    }

    @Override
    public String toString() {
        return comparisons.stream().map(Comparison::toString).collect(Collectors.joining(" and "));
    }

    /** An attribute compared with values; {@code EXISTS} and {@code ABSENT} have none, {@code IN} has several. */
    public record Comparison(AttributePath path, Operator operator, List<Name> values, Span span) {
        public Comparison {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            String right = values.stream().map(Name::text).collect(Collectors.joining(", "));
            return switch (operator) {
                case EXISTS, ABSENT -> path + " " + operator.sign();
                case IN -> path + " in [" + right + "]";
                default -> path + " " + operator.sign() + " " + right;
            };
        }
    }

    /** How two things are compared. */
    public enum Operator {
        EQUAL("="),
        NOT_EQUAL("!="),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">="),
        IN("in"),
        EXISTS("exists"),
        ABSENT("absent");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }

        /** Whether it needs values that have an order. */
        public boolean isOrdering() {
            return this == LESS || this == LESS_OR_EQUAL || this == GREATER || this == GREATER_OR_EQUAL;
        }

        public static Optional<Operator> ofSign(String sign) {
            for (Operator operator : values()) {
                if (operator.sign.equals(sign)) {
                    return Optional.of(operator);
                }
            }
            return Optional.empty();
        }
    }
}
