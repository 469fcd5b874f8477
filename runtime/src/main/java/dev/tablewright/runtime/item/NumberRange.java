package dev.tablewright.runtime.item;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * What a number may be that writes add to. DynamoDB adds whatever it is told to: without a condition, an item could hold a number that no
 * entity can have.
 *
 * @param attribute as the model calls it
 * @param least null: there is no bound
 * @param most null: there is no bound
 */
public record NumberRange(String attribute, BigDecimal least, BigDecimal most) {

    private static final int DIGITS = 38;
    private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

    /** Whole numbers of 64 bits. */
    public static NumberRange whole(String attribute) {
        return new NumberRange(attribute, LEAST, MOST);
    }

    /** Whole numbers of 64 bits that are not larger than the model allows. */
    public static NumberRange wholeUpTo(String attribute, long most) {
        return new NumberRange(attribute, LEAST, BigDecimal.valueOf(most));
    }

    /** Numbers that are not larger than the model allows. */
    public static NumberRange upTo(String attribute, long most) {
        return new NumberRange(attribute, null, BigDecimal.valueOf(most));
    }

    public boolean contains(BigDecimal value) {
        return (least == null || value.compareTo(least) >= 0) && (most == null || value.compareTo(most) <= 0);
    }

    /** Whether an addition can leave the range: there is a bound in its direction. */
    public boolean limits(BigDecimal amount) {
        return bound(amount) != null;
    }

    /**
     * Whether an addition is allowed that makes this of a number. What somebody else made too large may become smaller.
     *
     * @param amount that was added
     */
    public boolean allows(BigDecimal sum, BigDecimal amount) {
        BigDecimal bound = bound(amount);
        return bound == null || sum.compareTo(bound) * amount.signum() <= 0;
    }

    /** The last number to which an amount can be added. */
    public BigDecimal room(BigDecimal amount) {
        RoundingMode inwards = amount.signum() > 0 ? RoundingMode.FLOOR : RoundingMode.CEILING;
        return bound(amount).subtract(amount).round(new MathContext(DIGITS, inwards));
    }

    private BigDecimal bound(BigDecimal amount) {
        return amount.signum() > 0 ? most : amount.signum() < 0 ? least : null;
    }
}
