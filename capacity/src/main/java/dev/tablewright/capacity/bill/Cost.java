package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.Money;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;

/**
 * An amount to pay of which one knows more or less.
 *
 * @param most empty if nothing bounds it
 */
public record Cost(Money least, Money expected, Optional<Money> most) {

    public static final Cost ZERO = exactly(Money.ZERO);

    public static Cost exactly(Money money) {
        return new Cost(money, money, Optional.of(money));
    }

    /** What an estimated number of something costs. */
    public static Cost of(Estimate number, Function<BigDecimal, Money> price) {
        return new Cost(
                price.apply(number.least()),
                price.apply(number.expected()),
                number.most().map(price));
    }

    public boolean isExact() {
        return most.filter(least::equals).isPresent();
    }

    public Cost plus(Cost other) {
        return new Cost(
                least.plus(other.least),
                expected.plus(other.expected),
                most.flatMap(money -> other.most.map(money::plus)));
    }

    /** {@code $12.00}, or with its ends if they look different: {@code $12.00 ($8.00 to $30.00)}. */
    @Override
    public String toString() {
        String ends = most.map(money -> least + " to " + money).orElse(least + " or more");
        boolean same = least.toString().equals(expected.toString())
                && most.filter(money -> money.toString().equals(expected.toString()))
                        .isPresent();
        return same ? expected.toString() : expected + " (" + ends + ")";
    }
}
