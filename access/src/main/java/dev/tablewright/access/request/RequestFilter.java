package dev.tablewright.access.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is thrown away after it was read. DynamoDB does it as far as it can; what an index lacks, or has in its key, is asked of the items
 * where the answer arrives.
 *
 * @param server of which one must hold; none if DynamoDB throws nothing away
 * @param passingOver whether items of other types are thrown away here, because DynamoDB cannot tell them
 * @param here for each entity, what is asked of its items here
 */
public record RequestFilter(List<Alternative> server, boolean passingOver, Map<String, List<ItemTest>> here) {

    public RequestFilter {
        server = List.copyOf(server);
        here = Collections.unmodifiableMap(new LinkedHashMap<>(here));
    }

    /**
     * What must hold together.
     *
     * @param types of which an item must be one; none: its type is not asked
     */
    public record Alternative(List<String> types, List<ItemTest> tests) {
        public Alternative {
            types = List.copyOf(types);
            tests = List.copyOf(tests);
        }
    }

    /** Whether everything that is read is wanted. */
    public boolean isEmpty() {
        return server.isEmpty() && !passingOver && here.isEmpty();
    }
}
