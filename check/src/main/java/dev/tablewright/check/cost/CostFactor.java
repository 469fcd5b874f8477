package dev.tablewright.check.cost;

import dev.tablewright.capacity.price.Money;
import dev.tablewright.check.load.Amount;
import java.math.BigDecimal;
import java.math.MathContext;

/** What both layouts cost, as far as that can be told: half a bill says nothing about the other half. */
final class CostFactor {

    private static final String NAME = "cost";

    /** Less is within what nobody knows exactly anyway: sizes that are estimated fall on either side of a kilobyte. */
    private static final BigDecimal NOTICEABLE = new BigDecimal("0.20");

    /** The same where the author says how large items are. */
    private static final BigDecimal NOTICEABLE_OF_KNOWN_SIZES = new BigDecimal("0.05");

    /** A difference that is worth two other reasons. */
    private static final BigDecimal MUCH = new BigDecimal("0.25");

    /** Of a smaller bill nobody saves anything, whatever the part. */
    private static final BigDecimal WORTH_SAVING = BigDecimal.ONE;

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private final CostReport single;
    private final CostReport tables;

    CostFactor(CostReport single, CostReport tables) {
        this.single = single;
        this.tables = tables;
    }

    Factor factor() {
        int calls = single.patterns().size() + single.writes().size();
        int silent = single.remarks().withoutRate().size();
        if (silent > 0 && silent == calls) {
            return Factor.neither(NAME, "no rates in numbers, so nobody knows what requests cost");
        }
        if (silent > 0) {
            return Factor.neither(
                    NAME,
                    silent + " of " + calls + " patterns and writes " + (silent == 1 ? "has" : "have")
                            + " no rate in numbers; the bill without " + (silent == 1 ? "it: " : "them: ") + sums());
        }
        if (!single.remarks().unserved().equals(tables.remarks().unserved())) {
            return Factor.neither(NAME, "the bills are not of the same patterns: " + sums());
        }
        return compared();
    }

    private Factor compared() {
        BigDecimal difference = dollars(single).subtract(dollars(tables));
        BigDecimal larger = dollars(single).max(dollars(tables));
        if (difference.signum() == 0) {
            return Factor.neither(NAME, "the same: " + sums());
        }
        if (larger.compareTo(WORTH_SAVING) < 0) {
            return Factor.neither(NAME, "too little to matter: " + sums());
        }
        BigDecimal part = difference.abs().divide(larger, MathContext.DECIMAL64);
        String less = Amount.number(part.multiply(HUNDRED)) + "% less in "
                + (difference.signum() > 0 ? "several tables" : "one table");
        boolean known = hasKnownSizes();
        if (part.compareTo(known ? NOTICEABLE_OF_KNOWN_SIZES : NOTICEABLE) <= 0) {
            return Factor.neither(
                    NAME,
                    less
                            + (known ? ", too little to matter: " : ", within what estimated sizes leave open: ")
                            + sums());
        }
        String reason = less + ": " + sums();
        Factor factor = difference.signum() > 0 ? Factor.tables(NAME, reason) : Factor.single(NAME, reason);
        return part.compareTo(MUCH) >= 0 ? factor.weighing(2) : factor;
    }

    private static BigDecimal dollars(CostReport report) {
        return total(report).dollars();
    }

    private static Money total(CostReport report) {
        return report.bill().total().expected();
    }

    private String sums() {
        return total(single).toTheCent() + " a month in one table, "
                + total(tables).toTheCent() + " in several";
    }

    private boolean hasKnownSizes() {
        return single.model().entities().stream()
                .allMatch(entity -> entity.expect().itemBytes().isPresent());
    }
}
