package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import dev.tablewright.capacity.unit.Write;
import dev.tablewright.model.design.Table;

/** A write that is tried: how, where, and what it does. */
record TrialWrite(Kind kind, Table table, Item key, Write write) {

    enum Kind {
        PUT,
        UPDATE,
        DELETE,
        CHECK
    }

    boolean deletesNothing() {
        return kind == Kind.DELETE && write.before().isEmpty();
    }

    String tableName() {
        return table.name().text();
    }

    @Override
    public String toString() {
        return kind + " " + tableName() + " " + write.before().map(Item::bytes) + " -> "
                + write.after().map(Item::bytes);
    }
}
