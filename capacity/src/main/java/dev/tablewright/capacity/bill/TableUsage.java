package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a table with its indexes is used for, and how it is paid.
 *
 * @param recovery whether it can be restored to any moment
 * @param stream whether its changes can be followed
 */
public record TableUsage(
        Usage table,
        List<Usage> indexes,
        Billing billing,
        StorageClass storageClass,
        boolean recovery,
        boolean stream) {

    public TableUsage {
        indexes = List.copyOf(indexes);
    }

    public String name() {
        return table.name();
    }

    /** The table first. */
    public Stream<Usage> parts() {
        return Stream.concat(Stream.of(table), indexes.stream());
    }

    Estimate sum(Function<Usage, Estimate> what) {
        return parts().map(what).reduce(Estimate.ZERO, Estimate::plus);
    }
}
