package dev.tablewright.lab.validate;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
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

    /**
     * The last number of a sequence.
     *
     * @param numbered the entities that draw from it, each with what it says about it
     */
    record OfNumbering(Numbering numbering, Map<EntityType<?>, Numbering> numbered) implements Column {

        /** Whether another entity draws from the same sequence. */
        boolean isShared(Numbering other) {
            return parent().isPresent()
                    && parent().equals(parent(other))
                    && numbering.last().equals(other.last());
        }

        private Optional<String> parent() {
            return parent(numbering);
        }

        private static Optional<String> parent(Numbering numbering) {
            return numbering.parent().map(supplier -> supplier.get().name());
        }

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
