package dev.tablewright.check.load;

import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.estimate.Estimate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What one read of a pattern comes to, in one call.
 *
 * @param rounds requests that wait for each other
 * @param itemsRead what is paid for
 * @param itemsReturned what is left of it
 * @param bytes what is paid for
 * @param main what is asked of the table or the index
 * @param fetch what is asked of the table, if an index does not hold all that is needed
 */
public record ReadLoad(
        Read read,
        Estimate requests,
        Estimate rounds,
        Estimate itemsRead,
        Estimate itemsReturned,
        Estimate bytes,
        Demand main,
        Optional<Demand> fetch) {

    public List<Demand> demands() {
        return Stream.concat(Stream.of(main), fetch.stream()).toList();
    }
}
