package dev.tablewright.access.request;

import dev.tablewright.access.read.Read;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.model.design.Projection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One read of a pattern, as it is sent.
 *
 * @param read what was planned
 * @param key the whole key of the item, if it is read by that and not by a query
 * @param condition on the key of what is queried
 * @param loops values of which all are asked for, each in a request of its own
 * @param walk the unit of time that is asked for, one after the other
 * @param projection the attributes that are asked for; empty: all
 */
public record ReadRequest(
        Read read,
        Map<String, Operand> key,
        List<KeyTerm> condition,
        List<Loop> loops,
        Optional<TimeUnit> walk,
        RequestFilter filter,
        Optional<List<String>> projection,
        RequestForm form) {

    public ReadRequest {
        key = Collections.unmodifiableMap(new LinkedHashMap<>(key));
        condition = List.copyOf(condition);
        loops = List.copyOf(loops);
    }

    /** Whether the whole key of an item of the table is given, so that it can be had without a query. */
    public boolean isByKey() {
        return !key.isEmpty();
    }

    /** Whether the index that is queried holds keys alone, and so does not say what an item is. */
    public boolean isOfKeysOnly() {
        return read.route()
                .index()
                .filter(index -> index.projection() instanceof Projection.KeysOnly)
                .isPresent();
    }

    /** How many partitions are asked at the same time. */
    public int width() {
        return loops.stream().mapToInt(loop -> loop.texts().size()).reduce(1, Math::multiplyExact);
    }
}
