package dev.tablewright.generate.java;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;

/** How values of one type look in Java, and how they go into items and come out again. All results are pieces of Java. */
interface Codec {

    /** The type of a value that is always there. */
    String type();

    /** The same where Java wants an object. */
    default String boxed() {
        return type();
    }

    default boolean isPrimitive() {
        return !type().equals(boxed());
    }

    /** The value of an attribute, from a Java value. */
    String encode(String value);

    /** The same as a function. */
    String encoder();

    /** A Java value, from an attribute: {@code item.text("name")}. */
    String read(String reader, String name);

    /** The same as a function of a reader and a name. */
    String reader();

    /** A value that the model writes down. */
    default String constant(KeyData value) {
        throw new IllegalStateException("no literal stands for a value of " + type());
    }

    /** Whether two values are in this relation: {@code status == Status.OPEN}. The checker refuses what has no order. */
    default String compared(String left, Operator operator, String right) {
        return switch (operator) {
            case EQUAL -> left + ".equals(" + right + ")";
            case NOT_EQUAL -> "!" + left + ".equals(" + right + ")";
            default -> throw new IllegalStateException("values of " + type() + " have no order");
        };
    }

    /** A value that was checked and never changes again: copies, and what is stored less precisely than Java has it. */
    default String kept(String value) {
        return value;
    }

    /** Whether an empty value is the same as none: sets. */
    default boolean isEmptyAbsent() {
        return false;
    }

    /** What a builder begins with if nothing is said; null if there is nothing. */
    default String initially() {
        return null;
    }

    /** The Java sign of an operator. */
    static String sign(Operator operator) {
        return switch (operator) {
            case EQUAL -> "==";
            case NOT_EQUAL -> "!=";
            case LESS -> "<";
            case LESS_OR_EQUAL -> "<=";
            case GREATER -> ">";
            case GREATER_OR_EQUAL -> ">=";
            case IN, EXISTS, ABSENT -> throw new IllegalArgumentException("no comparison: " + operator);
        };
    }
}
