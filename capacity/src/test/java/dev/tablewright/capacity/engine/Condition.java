package dev.tablewright.capacity.engine;

import java.util.Map;
import java.util.TreeMap;

/** A condition that is true, or false, of the item that is there. */
record Condition(String expression, Map<String, String> names) {

    static Condition that(boolean holds, TrialWrite write) {
        boolean exists = write.write().before().isPresent();
        String key = write.table().key().partition().get(0).name();
        return new Condition(
                exists == holds ? "attribute_exists(#key)" : "attribute_not_exists(#key)", Map.of("#key", key));
    }

    /** The names of the condition and of an update. */
    Map<String, String> namesWith(Map<String, String> others) {
        Map<String, String> all = new TreeMap<>(names);
        all.putAll(others);
        return all;
    }
}
