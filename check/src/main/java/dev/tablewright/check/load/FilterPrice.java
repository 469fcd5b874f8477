package dev.tablewright.check.load;

import dev.tablewright.access.key.Placement;
import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * What it costs to read items and to throw some of them away.
 *
 * @param items that are read in a call; empty if nobody says how many there are
 * @param each the size of one
 */
public record FilterPrice(Optional<Long> items, long each, Kept kept, Optional<Relationship> crowd, Pattern pattern) {

    private static final BigDecimal UNIT_BYTES = BigDecimal.valueOf(DynamoFacts.READ_UNIT_BYTES);

    /** @param found how many the key condition finds, if no relationship says it; empty if nobody does */
    public static FilterPrice of(
            Pattern pattern,
            Placement placement,
            Kept kept,
            Optional<Relationship> crowd,
            Optional<Estimate> found,
            ItemSizes sizes) {
        Optional<Long> all = crowd.flatMap(Relationship::fanout).or(() -> found.map(Estimate::expectedWhole));
        Optional<Long> page = kept.known() && !kept.isLittle()
                ? pattern.page()
                        .or(pattern::top)
                        .map(wanted -> ((long) wanted * kept.of() + kept.part() - 1) / kept.part())
                : Optional.empty();
        Optional<Long> items =
                page.isPresent() && all.isPresent() ? Optional.of(Math.min(page.get(), all.get())) : page.or(() -> all);
        return new FilterPrice(items, PageSize.entry(placement, sizes), kept, crowd, pattern);
    }

    /** Whether all that there is fits into one read unit, which is the least that a query costs. */
    public boolean isNothing() {
        return crowd.flatMap(line -> line.max().or(line::fanout))
                .filter(most -> BigDecimal.valueOf(most)
                                .multiply(BigDecimal.valueOf(each))
                                .compareTo(UNIT_BYTES)
                        <= 0)
                .isPresent();
    }

    /** {@code about 1 in 3 is kept: 75 items of about 900 bytes are read, 8.5 read units}. */
    public String text() {
        String share = kept.isLittle() || !kept.known()
                ? ""
                : "about " + kept.part() + " in " + kept.of() + " " + (kept.part() == 1 ? "is" : "are") + " kept";
        if (items.isEmpty()) {
            return share.isEmpty() ? "all that the query finds is read, however much that is" : share;
        }
        String read = "about " + Amount.count(items.get()) + " items of " + Amount.bytes(each) + " are read "
                + (pattern.page().isPresent()
                        ? "for a page of " + pattern.page().get()
                        : "in a call") + ", "
                + units();
        return share.isEmpty() ? read : share + ": " + read;
    }

    private String units() {
        BigDecimal units = BigDecimal.valueOf(items.orElseThrow())
                .multiply(BigDecimal.valueOf(each))
                .divide(UNIT_BYTES, 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE);
        BigDecimal charged =
                pattern.consistency() == Pattern.Consistency.STRONG ? units : units.multiply(new BigDecimal("0.5"));
        return Amount.number(charged) + " read units"
                + Pace.of(pattern.rate())
                        .peak()
                        .map(rate -> ", " + Amount.number(rate.multiply(charged)) + " units/s")
                        .orElse("");
    }
}
