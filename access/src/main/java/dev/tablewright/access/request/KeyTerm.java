package dev.tablewright.access.request;

import java.util.List;

/**
 * What a key condition says about one attribute.
 *
 * @param values one, or the two ends of a range
 */
public record KeyTerm(String attribute, Relation relation, List<Named> values) {

    public KeyTerm {
        values = List.copyOf(values);
    }

    /** A value, and a name for its placeholder. */
    public record Named(String name, Operand operand) {}

    /** How DynamoDB compares. */
    public enum Relation {
        EQUAL,
        BEGINS_WITH,
        BETWEEN,
        AT_LEAST,
        AT_MOST;

        /** In the words of DynamoDB. */
        public String text(String attribute, List<String> values) {
            return switch (this) {
                case EQUAL -> attribute + " = " + values.get(0);
                case BEGINS_WITH -> "begins_with(" + attribute + ", " + values.get(0) + ")";
                case BETWEEN -> attribute + " BETWEEN " + values.get(0) + " AND " + values.get(1);
                case AT_LEAST -> attribute + " >= " + values.get(0);
                case AT_MOST -> attribute + " <= " + values.get(0);
            };
        }
    }
}
