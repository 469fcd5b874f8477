package dev.tablewright.lab.bind;

import dev.tablewright.access.request.MergeOrder;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import java.util.Comparator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The order in which results of several reads are put together, by the values of rows. */
record ResultOrder(MergeOrder order) {

    Comparator<Row> comparator() {
        Comparator<Row> comparator = Comparator.comparingInt(this::rank);
        for (MergeOrder.Key key : order.keys()) {
            Comparator<AttributeValue> natural = ValueOrder.INSTANCE;
            comparator = comparator.thenComparing(
                    row -> value(row, key),
                    Comparator.nullsFirst(key.sort().descending() ? natural.reversed() : natural));
        }
        return comparator;
    }

    private int rank(Row row) {
        int rank = order.leaders().indexOf(row.entity());
        return rank < 0 ? order.leaders().size() : rank;
    }

    /** Null where there is none. */
    private static AttributeValue value(Row row, MergeOrder.Key key) {
        ValuePath path = key.paths().get(row.entity());
        return path == null ? null : RowPaths.at(row.attributes(), path.way()).orElse(null);
    }
}
