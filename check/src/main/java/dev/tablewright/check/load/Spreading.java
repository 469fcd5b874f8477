package dev.tablewright.check.load;

import dev.tablewright.capacity.heat.HottestShare;
import dev.tablewright.model.entity.Skew;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Over which partitions calls go.
 *
 * @param partitions how many values the partition key has, at the very best
 * @param hottest the part of all calls that the most popular one gets
 * @param skew what makes it more popular than others; empty: nothing, as far as the model says
 */
public record Spreading(long partitions, BigDecimal hottest, Optional<Skew> skew) {

    /** All calls go to one partition. */
    public static final Spreading NONE = new Spreading(1, BigDecimal.ONE, Optional.empty());

    static Spreading of(long partitions, Optional<Skew> skew) {
        return new Spreading(partitions, share(partitions, skew), skew.filter(said -> !(said instanceof Skew.Uniform)));
    }

    /** If each call asks for so many different values, the most popular is at most one of them. */
    Spreading ofOneIn(int values) {
        return new Spreading(partitions, hottest.min(HottestShare.uniform(values)), skew);
    }

    private static BigDecimal share(long partitions, Optional<Skew> skew) {
        if (skew.isPresent() && skew.get() instanceof Skew.Constant) {
            return BigDecimal.ONE;
        }
        return skew.isPresent() && skew.get() instanceof Skew.Zipf zipf
                ? HottestShare.zipf(partitions, zipf.exponent())
                : HottestShare.uniform(partitions);
    }

    /** The same over no more partitions than there are items. */
    Spreading atMost(Optional<Long> items) {
        return items.filter(number -> number > 0 && number < partitions)
                .map(number -> of(number, skew))
                .orElse(this);
    }

    /** Whether nobody has said how many there are. */
    public boolean isUncounted() {
        return partitions >= Spread.MANY;
    }

    /** Whether nobody has said how many there are, and nothing makes one hotter than the others. */
    public boolean isWide() {
        return isUncounted() && skew.isEmpty();
    }
}
