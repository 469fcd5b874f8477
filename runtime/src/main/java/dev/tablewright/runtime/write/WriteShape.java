package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one request of a write that is the same in all calls but for its values: nothing has to be read, nothing is kept beside the item, and
 * what is written does not depend on what a call gives. It never changes; generated code has a constant for each such write.
 *
 * <p>What stands for a value is called like the attribute, {@code SET price = :price}: it is the value that the attribute gets, or in a
 * condition the one that the caller knows. {@link #values} says whose value it is where it is called otherwise. {@code :now} is the time,
 * {@code :seen} the version that the caller has read, and {@code :one} is 1.
 *
 * <p>Only what is done by itself goes this way. What is done together with other writes is worked out as if there were no shape; so is what
 * others were faster to change.
 */
public final class WriteShape {

    private static final Pattern PLACEHOLDER = Pattern.compile(":\\w+");
    private static final AttributeValue ONE = Values.whole(1);

    private final Terms terms;
    private final Map<String, AttributeValue> constants = new LinkedHashMap<>();
    private final Map<String, AttributeValue> demanded = new HashMap<>();
    private final List<Slot> slots = new ArrayList<>();
    private final List<DerivedKey> keys = new ArrayList<>();
    private boolean timed;
    private boolean versioned;

    /**
     * What was said about a request.
     *
     * @param update null: it is a deletion
     * @param condition null: none
     * @param names what stands for an attribute; null: nothing
     * @param values the attributes of placeholders that are not called like them
     */
    private record Terms(
            EntityType<?> type,
            String update,
            String condition,
            Map<String, String> names,
            Map<String, String> values,
            List<Demanded> conditions) {}

    /** What the author demands, and what stands for the values in it. */
    private record Demanded(Condition condition, List<String> placeholders) {}

    /** @param derived whether it is the key of an index, which follows from attributes */
    private record Slot(String placeholder, String attribute, boolean derived) {}

    private WriteShape(Terms terms) {
        this.terms = terms;
        for (Demanded each : terms.conditions()) {
            List<AttributeValue> compared = each.condition().values();
            for (int i = 0; i < each.placeholders().size(); i++) {
                constants.put(each.placeholders().get(i), compared.get(i));
            }
            each.condition().tell((name, value) -> value.ifPresent(some -> demanded.put(name, some)));
        }
        PLACEHOLDER
                .matcher(terms.update() + " " + terms.condition())
                .results()
                .map(MatchResult::group)
                .distinct()
                .filter(placeholder -> !constants.containsKey(placeholder))
                .forEach(this::add);
    }

    private void add(String placeholder) {
        switch (placeholder) {
            case ":now" -> timed = true;
            case ":seen" -> versioned = true;
            case ":one" -> constants.put(placeholder, ONE);
            default -> {
                String attribute = terms.values().getOrDefault(placeholder, placeholder.substring(1));
                List<DerivedKey> made = terms.type().indexes().stream()
                        .filter(key -> key.attributes().contains(attribute)
                                && !terms.type().attributes().contains(attribute))
                        .toList();
                made.stream().filter(key -> !keys.contains(key)).forEach(keys::add);
                slots.add(new Slot(placeholder, attribute, !made.isEmpty()));
            }
        }
    }

    /** An update by this expression. */
    public static WriteShape update(EntityWrites<?> writes, String expression) {
        return new WriteShape(new Terms(writes.type(), expression, null, null, Map.of(), List.of()));
    }

    public static WriteShape delete(EntityWrites<?> writes) {
        return delete(writes.type());
    }

    static WriteShape delete(EntityType<?> type) {
        return new WriteShape(new Terms(type, null, null, null, Map.of(), List.of()));
    }

    /** All that must hold. */
    public WriteShape where(String condition) {
        return new WriteShape(
                new Terms(terms.type(), terms.update(), condition, terms.names(), terms.values(), terms.conditions()));
    }

    /** What stands for which attribute, where DynamoDB does not take its name as it is. */
    public WriteShape names(Map<String, String> names) {
        return new WriteShape(new Terms(
                terms.type(),
                terms.update(),
                terms.condition(),
                names.isEmpty() ? null : Map.copyOf(names),
                terms.values(),
                terms.conditions()));
    }

    /** What stands for the value of which attribute, where it is not called like it. */
    public WriteShape values(Map<String, String> attributes) {
        return new WriteShape(new Terms(
                terms.type(), terms.update(), terms.condition(), terms.names(), attributes, terms.conditions()));
    }

    /** One of the conditions, to tell that it was this which did not hold; and what stands for the values in it. */
    public WriteShape onlyIf(Condition condition, String... placeholders) {
        List<Demanded> all = new ArrayList<>(terms.conditions());
        all.add(new Demanded(condition, List.of(placeholders)));
        return new WriteShape(
                new Terms(terms.type(), terms.update(), terms.condition(), terms.names(), terms.values(), all));
    }

    List<Condition> conditions() {
        return terms.conditions().stream().map(Demanded::condition).toList();
    }

    EntityType<?> type() {
        return terms.type();
    }

    /** The expressions, with the values of one call. */
    Requests.Parts parts(Map<String, AttributeValue> values) {
        return new Requests.Parts(terms.update(), terms.condition(), terms.names(), values);
    }

    boolean isUpdate() {
        return terms.update() != null;
    }

    boolean isDemanding() {
        return terms.condition() != null;
    }

    /** Whether the version is counted on. */
    boolean isCounting() {
        return constants.containsKey(":one");
    }

    /** One call; null if a value is missing, so that it has to be worked out. */
    ShapeCall bind(Settings settings, Known target, Changes changes, OptionalLong version) {
        if (target.isLookup() || (versioned && version.isEmpty())) {
            return null;
        }
        Map<String, AttributeValue> known = target.values();
        Map<String, AttributeValue> values = new HashMap<>(constants);
        if (timed) {
            values.put(":now", Values.whole(Expiry.now(settings)));
        }
        if (versioned) {
            values.put(":seen", Values.whole(version.getAsLong()));
        }
        Map<String, AttributeValue> derived = keys.isEmpty() ? Map.of() : derived(known, changes);
        for (Slot slot : slots) {
            AttributeValue value =
                    slot.derived() ? derived.get(slot.attribute()) : given(slot.attribute(), known, changes);
            if (value == null) {
                return null;
            }
            values.put(slot.placeholder(), value);
        }
        return new ShapeCall(this, known, changes, version, values);
    }

    /** The keys of indexes that an update writes. */
    Map<String, AttributeValue> keys(Map<String, AttributeValue> values) {
        return attributes(values, Slot::derived);
    }

    /** What the caller only knows: it must still be so. */
    Map<String, AttributeValue> reliedUpon(Map<String, AttributeValue> values, Changes changes) {
        Set<String> touched = changes.touched();
        return attributes(values, slot -> !slot.derived() && !touched.contains(slot.attribute()));
    }

    private Map<String, AttributeValue> attributes(Map<String, AttributeValue> values, Predicate<Slot> which) {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        slots.stream().filter(which).forEach(slot -> attributes.put(slot.attribute(), values.get(slot.placeholder())));
        return attributes;
    }

    private static AttributeValue given(String attribute, Map<String, AttributeValue> known, Changes changes) {
        AttributeValue set = changes.sets().get(attribute);
        if (set != null) {
            return set;
        }
        return changes.adds().containsKey(attribute)
                ? AttributeValue.fromN(changes.adds().get(attribute).toPlainString())
                : known.get(attribute);
    }

    private Map<String, AttributeValue> derived(Map<String, AttributeValue> known, Changes changes) {
        Map<String, AttributeValue> item = new HashMap<>(known);
        item.putAll(demanded);
        item.putAll(changes.sets());
        ItemReader reader = new ItemReader(terms.type().name(), item);
        Map<String, AttributeValue> derived = new HashMap<>();
        keys.forEach(key -> derived.putAll(reader.whole(key.values())));
        return derived;
    }
}
