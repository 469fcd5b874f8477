package dev.tablewright.access.write;

import dev.tablewright.access.request.ItemTest;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The one request of a write that is the same in all calls but for its values: nothing has to be read, nothing else changes with the
 * item, and what is written does not depend on what a call gives. {@link #NOW}, {@link #SEEN}, {@link #ONE} and
 * {@link #SCHEMA} stand for the time, for the version that the caller has read, for 1, and for the shape in which items are written.
 *
 * @param update the update expression; empty: it is a deletion
 * @param condition what must hold
 * @param names what attribute each placeholder of a name stands for
 * @param values which attribute's value each placeholder stands for, as it will be; in a condition, as the caller knows it
 * @param tests what the author demands, and what stands for the values in it
 * @param rooms of which attribute each placeholder is the last number to which the amount can be added
 */
public record FixedRequest(
        String update,
        String condition,
        Map<String, String> names,
        Map<String, String> values,
        Map<ItemTest.Holds, List<String>> tests,
        Map<String, String> rooms) {

    public static final String NOW = ":now";
    public static final String SEEN = ":seen";
    public static final String ONE = ":one";
    public static final String SCHEMA = ":schema";

    public FixedRequest {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        tests = Collections.unmodifiableMap(new LinkedHashMap<>(tests));
        rooms = Collections.unmodifiableMap(new LinkedHashMap<>(rooms));
    }

    public boolean isDeletion() {
        return update.isEmpty();
    }
}
