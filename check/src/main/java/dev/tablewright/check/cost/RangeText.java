package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Function;

/** Between what an estimate lies, in words; nothing if its ends look like itself. */
public final class RangeText {

    private RangeText() {}

    public static String of(Estimate estimate) {
        return of(estimate, Figures::number);
    }

    public static String of(Estimate estimate, Function<BigDecimal, String> shown) {
        return text(
                shown.apply(estimate.least()),
                shown.apply(estimate.expected()),
                estimate.most().map(shown));
    }

    public static String of(Cost cost) {
        return text(
                Figures.money(Cost.exactly(cost.least())),
                Figures.money(cost),
                cost.most().map(most -> Figures.money(Cost.exactly(most))));
    }

    /** {@code 0 to 20}, {@code 0.5 or more}. */
    private static String text(String least, String expected, Optional<String> most) {
        boolean same = least.equals(expected) && most.filter(expected::equals).isPresent();
        return same ? "" : most.map(end -> least + " to " + end).orElse(least + " or more");
    }
}
