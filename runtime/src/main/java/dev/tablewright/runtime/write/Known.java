package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a caller knows of an item, by stored names: the key of the table, or at least what it is made of. Or how to find the item, where
 * only the id is known and the key needs more.
 */
public final class Known {

    private final Map<String, AttributeValue> values;
    private final Function<Settings, Step<Optional<Map<String, AttributeValue>>>> lookup;

    private Known(
            Map<String, AttributeValue> values,
            Function<Settings, Step<Optional<Map<String, AttributeValue>>>> lookup) {
        this.values = values;
        this.lookup = lookup;
    }

    /** @param values may be a whole item. They may be outdated: what is relied upon is checked */
    public static Known of(Map<String, AttributeValue> values) {
        return new Known(values, null);
    }

    /** @param find gives attributes of the item: its key, or what that is made of; empty if there is none. It may be out of date */
    public static Known lookup(Function<Settings, Step<Optional<Map<String, AttributeValue>>>> find) {
        return new Known(null, find);
    }

    boolean isLookup() {
        return lookup != null;
    }

    /** Null if it has to be looked up. */
    Map<String, AttributeValue> values() {
        return values;
    }

    Step<Optional<Map<String, AttributeValue>>> find(Settings settings) {
        return lookup == null ? Step.done(Optional.of(values)) : lookup.apply(settings);
    }
}
