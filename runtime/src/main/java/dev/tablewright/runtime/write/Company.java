package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.ItemReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The writes that are done together. A child that is created together with its parent gets its number from the parent that is not there yet. */
final class Company {

    private final List<Write<?>> writes;
    private final Map<Place, Map<String, AttributeValue>> created = new HashMap<>();
    private final Map<Place, Map<String, Long>> drawn = new HashMap<>();

    Company(List<Write<?>> writes) {
        this.writes = writes;
    }

    /** The entity for whose sake the others are done; empty if numbers are added for their own sake. */
    String firstName() {
        if (writes.get(0) instanceof EntityAddition<?>) {
            return "";
        }
        String call = writes.get(0).call().name();
        return call.contains(".") ? call.substring(0, call.indexOf('.')) : call;
    }

    void creates(Place place, Map<String, AttributeValue> item) {
        created.put(place, item);
    }

    /** The next number of a parent that is created here; empty if it is not. */
    OptionalLong next(String parent, Place place, String last) {
        Map<String, AttributeValue> item = created.get(place);
        if (item == null) {
            return OptionalLong.empty();
        }
        long first = item.containsKey(last) ? new ItemReader(parent, item).whole(last) : 0;
        long next = drawn.computeIfAbsent(place, any -> new HashMap<>())
                .merge(last, first + 1, (before, ignored) -> before + 1);
        return OptionalLong.of(next);
    }
}
