package dev.tablewright.lab.validate;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A number that is kept in one item about others: what the others come to, and what is kept. */
sealed interface Column {

    /** {@code Customer.totalSpent}. */
    String name();

    /** How what several items contribute comes together. */
    BigDecimal together(BigDecimal one, BigDecimal other);

    /** A count or a sum over children. */
    record OfTally(Tally tally, EntityType<?> child, boolean streamed, Optional<List<String>> indexKey)
            implements Column {
        @Override
        public String name() {
            return tally.name();
        }

        @Override
        public BigDecimal together(BigDecimal one, BigDecimal other) {
            return one.add(other);
        }
    }

    /** The last number of a sequence. Several entities may draw from one, and each is compared for itself. */
    record OfNumbering(Numbering numbering, EntityType<?> numbered) implements Column {
        @Override
        public String name() {
            return numbering.name();
        }

        @Override
        public BigDecimal together(BigDecimal one, BigDecimal other) {
            return one.max(other);
        }
    }
}
