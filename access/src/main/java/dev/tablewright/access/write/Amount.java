package dev.tablewright.access.write;

import java.math.BigDecimal;
import java.util.List;

/** By how much a number changes. */
public sealed interface Amount {

    /** What must be known of the written entity. */
    List<WriteValue> values();

    /** A number that the model says. */
    record Fixed(BigDecimal number) implements Amount {

        static final Fixed ONE = new Fixed(BigDecimal.ONE);

        @Override
        public List<WriteValue> values() {
            return List.of();
        }
    }

    /** A value of the written entity. */
    record Of(WriteValue value, boolean negative) implements Amount {
        @Override
        public List<WriteValue> values() {
            return List.of(value);
        }
    }

    /** By how much a value of the written entity becomes greater. */
    record Growth(WriteValue now, WriteValue before) implements Amount {
        @Override
        public List<WriteValue> values() {
            return List.of(now, before);
        }
    }

    /** An amount that comes or goes, depending on the item. */
    record EitherWay(Amount amount) implements Amount {
        @Override
        public List<WriteValue> values() {
            return amount.values();
        }
    }

    /** Whatever the difference is between what counted before and what counts now. */
    record Difference() implements Amount {
        @Override
        public List<WriteValue> values() {
            return List.of();
        }
    }
}
