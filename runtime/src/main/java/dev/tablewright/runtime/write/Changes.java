package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Changes to single attributes of an item: each is set, removed, or added to. */
final class Changes {

    /** Of items that are put, deleted or looked at. Nothing can be added to it. */
    static final Changes NONE = new Changes(Map.of(), Set.of(), Map.of());

    private final Map<String, AttributeValue> sets;
    private final Set<String> removes;
    private final Map<String, BigDecimal> adds;

    Changes() {
        this(new LinkedHashMap<>(), new LinkedHashSet<>(), new LinkedHashMap<>());
    }

    private Changes(Map<String, AttributeValue> sets, Set<String> removes, Map<String, BigDecimal> adds) {
        this.sets = sets;
        this.removes = removes;
        this.adds = adds;
    }

    Map<String, AttributeValue> sets() {
        return sets;
    }

    Set<String> removes() {
        return removes;
    }

    Map<String, BigDecimal> adds() {
        return adds;
    }

    void set(String name, AttributeValue value) {
        removes.remove(name);
        adds.remove(name);
        sets.put(name, value);
    }

    void remove(String name) {
        sets.remove(name);
        adds.remove(name);
        removes.add(name);
    }

    /** To what was set before, it is added here and now; what was removed begins with nothing. */
    void add(String name, BigDecimal amount) {
        if (sets.containsKey(name)) {
            sets.put(name, ValueOrder.sum(sets.get(name), amount));
        } else if (removes.remove(name)) {
            sets.put(name, ValueOrder.sum(null, amount));
        } else {
            adds.merge(name, amount, BigDecimal::add);
        }
    }

    /** As if nothing had been said of the attribute. */
    void forget(String name) {
        sets.remove(name);
        removes.remove(name);
        adds.remove(name);
    }

    boolean isEmpty() {
        return sets.isEmpty() && removes.isEmpty() && adds.isEmpty();
    }

    /** Whether something is set or removed: who has seen what was there before has seen something else. */
    boolean isRenewal() {
        return !sets.isEmpty() || !removes.isEmpty();
    }

    Set<String> touched() {
        Set<String> touched = new HashSet<>(sets.keySet());
        touched.addAll(removes);
        touched.addAll(adds.keySet());
        return touched;
    }

    boolean touches(Set<String> names) {
        return names.stream()
                .anyMatch(name -> sets.containsKey(name) || removes.contains(name) || adds.containsKey(name));
    }

    Changes copy() {
        Changes copy = new Changes();
        copy.sets.putAll(sets);
        copy.removes.addAll(removes);
        copy.adds.putAll(adds);
        return copy;
    }

    /**
     * Both at once, in no order: two may add to one attribute, but not set it to different values.
     *
     * @param entity whose attributes they are, for the message
     */
    Changes and(Changes other, String entity) {
        Changes both = copy();
        other.adds.forEach((name, amount) -> both.adds.merge(name, amount, BigDecimal::add));
        both.sets.putAll(other.sets);
        both.removes.addAll(other.removes);
        for (String name : both.touched()) {
            int ways = (both.sets.containsKey(name) ? 1 : 0)
                    + (both.removes.contains(name) ? 1 : 0)
                    + (both.adds.containsKey(name) ? 1 : 0);
            boolean differs = sets.containsKey(name)
                    && !ValueOrder.same(sets.get(name), both.sets.getOrDefault(name, sets.get(name)));
            if (ways > 1 || differs) {
                throw new IllegalArgumentException("two writes of one transaction change `" + name + "` of the same "
                        + entity + " in different ways");
            }
        }
        return both;
    }

    /** The item with the changes. */
    Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> changed = new LinkedHashMap<>(item);
        changed.putAll(sets);
        removes.forEach(changed::remove);
        adds.forEach((name, amount) -> changed.put(name, ValueOrder.sum(changed.get(name), amount)));
        return changed;
    }
}
