package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.item.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The expression that makes one item of another. Attributes that stay as they are, are set again. */
record UpdateText(String expression, Map<String, String> names, Map<String, AttributeValue> values) {

    static UpdateText of(Item key, Item before, Item after) {
        List<String> sets = new ArrayList<>();
        List<String> removes = new ArrayList<>();
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> values = new HashMap<>();
        Set<String> all = new TreeSet<>(before.attributes().keySet());
        all.addAll(after.attributes().keySet());
        all.removeAll(key.attributes().keySet());
        for (String name : all) {
            String alias = "n" + names.size();
            names.put("#" + alias, name);
            if (after.attributes().containsKey(name)) {
                sets.add("#" + alias + " = :" + alias);
                values.put(":" + alias, SdkItem.of(after.attributes().get(name)));
            } else {
                removes.add("#" + alias);
            }
        }
        return new UpdateText(clause("SET ", sets) + clause(" REMOVE ", removes), names, values);
    }

    /** Without an expression, an update creates an item that has nothing but its key. */
    boolean isEmpty() {
        return names.isEmpty();
    }

    private static String clause(String verb, List<String> actions) {
        return actions.isEmpty() ? "" : verb + String.join(", ", actions);
    }
}
