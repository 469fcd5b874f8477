package dev.tablewright.runtime.write;

import java.math.BigDecimal;

/** What generated code would have with a method for each attribute. */
final class RowUpdate extends EntityUpdate<Row, RowUpdate> {

    RowUpdate(EntityWrites<Row> writes, Known known, WriteRunner runner) {
        super(writes, known, runner);
    }

    RowUpdate with(String name, Object value) {
        return set(name, Row.value(value));
    }

    RowUpdate without(String name) {
        return remove(name);
    }

    RowUpdate plus(String name, long amount) {
        return add(name, BigDecimal.valueOf(amount));
    }
}
