package dev.tablewright.check.rule;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What writes ask of each of a number of items, at their peak and evenly spread: the least that the busiest one takes. */
final class HotItem {

    /** What one partition key takes in a second. */
    private static final BigDecimal MOST_UNITS = BigDecimal.valueOf(1000);

    private static final long UNIT_BYTES = 1024;

    private final long items;
    private final String whatItems;
    private final long size;
    private final List<String> shares = new ArrayList<>();
    private BigDecimal units = BigDecimal.ZERO;

    /**
     * @param items over how many items the writes spread
     * @param whatItems those items, in words
     * @param bytes how large one is; one unit is enough for what nothing is said about
     */
    HotItem(long items, String whatItems, Optional<Long> bytes) {
        this.items = Math.max(1, items);
        this.whatItems = whatItems;
        this.size = (bytes.orElse(UNIT_BYTES) + UNIT_BYTES - 1) / UNIT_BYTES;
    }

    /** How many there are of an entity; empty if nobody knows. */
    static Optional<Long> countOf(Entity entity) {
        return entity.singleton() ? Optional.of(1L) : entity.expect().count();
    }

    /** Adds a write; one in a transaction costs twice. A rate in words says nothing that could be added. */
    void add(Write write, boolean transaction) {
        Frequency frequency = write.rate();
        frequency.peak().or(frequency::average).ifPresent(rate -> {
            long each = size * (transaction ? 2 : 1);
            units = units.add(perSecond(rate).multiply(BigDecimal.valueOf(each)));
            shares.add("`" + write.name() + "` " + rate + " × " + each + (each == 1 ? " unit" : " units")
                    + (transaction ? " in a transaction" : ""));
        });
    }

    boolean isTooHot() {
        return perItem().compareTo(MOST_UNITS) > 0;
    }

    /** Write units a second for one item. */
    String load() {
        return String.format(
                Locale.ROOT, "%,d", perItem().setScale(0, RoundingMode.CEILING).toBigInteger());
    }

    /** How the load comes about. */
    String arithmetic() {
        return String.join(" + ", shares)
                + (items == 1
                        ? ", all in one item"
                        : String.format(Locale.ROOT, ", spread over %,d %s", items, whatItems))
                + ": " + load() + " write units a second; one key takes 1,000";
    }

    private BigDecimal perItem() {
        return units.divide(BigDecimal.valueOf(items), MathContext.DECIMAL64);
    }

    private static BigDecimal perSecond(Rate rate) {
        return rate.amount().divide(BigDecimal.valueOf(rate.per().seconds()), MathContext.DECIMAL64);
    }
}
