package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.NumberRange;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
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

/** The placeholders of a shape, and what is put in for them. */
final class ShapeSlots {

    private static final Pattern PLACEHOLDER = Pattern.compile(":\\w+");
    private static final String NOW = ":now";
    private static final String SEEN = ":seen";
    private static final String ONE = ":one";
    private static final String SCHEMA = ":schema";

    private final EntityType<?> type;
    private final Map<String, AttributeValue> constants = new HashMap<>();
    private final Map<String, AttributeValue> demanded = new HashMap<>();
    private final List<Slot> slots = new ArrayList<>();
    private final Map<String, String> rooms;
    private final List<DerivedKey> keys = new ArrayList<>();
    private boolean timed;
    private boolean versioned;

    /** @param derived whether it is the key of an index, which follows from attributes */
    private record Slot(String placeholder, String attribute, boolean derived) {}

    ShapeSlots(WriteShape.Terms terms) {
        this.type = terms.type();
        this.rooms = terms.rooms();
        for (WriteShape.Demanded each : terms.conditions()) {
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
                .filter(placeholder -> !constants.containsKey(placeholder) && !rooms.containsKey(placeholder))
                .forEach(placeholder ->
                        add(placeholder, terms.values().getOrDefault(placeholder, placeholder.substring(1))));
    }

    private void add(String placeholder, String attribute) {
        switch (placeholder) {
            case NOW -> timed = true;
            case SEEN -> versioned = true;
            case ONE -> constants.put(ONE, Values.whole(1));
            case SCHEMA -> constants.put(SCHEMA, Values.whole(type.schema()));
            default -> {
                List<DerivedKey> made = type.indexes().stream()
                        .filter(key -> key.attributes().contains(attribute)
                                && !type.attributes().contains(attribute))
                        .toList();
                made.stream().filter(key -> !keys.contains(key)).forEach(keys::add);
                slots.add(new Slot(placeholder, attribute, !made.isEmpty()));
            }
        }
    }

    /** The values of one call; null if one is missing. */
    Map<String, AttributeValue> values(
            Settings settings, Map<String, AttributeValue> known, Changes changes, OptionalLong version) {
        if (versioned != version.isPresent()) {
            return null;
        }
        Map<String, AttributeValue> values = new HashMap<>(constants);
        if (timed) {
            values.put(NOW, Values.whole(Expiry.now(settings)));
        }
        if (versioned) {
            values.put(SEEN, Values.whole(version.getAsLong()));
        }
        if (!putRooms(values, changes.adds())) {
            return null;
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
        return values;
    }

    /** False if an addition needs a condition that the shape lacks: it has another sign than the model lets one expect. */
    private boolean putRooms(Map<String, AttributeValue> values, Map<String, BigDecimal> amounts) {
        for (Map.Entry<String, BigDecimal> added : amounts.entrySet()) {
            NumberRange range = type.ranges().get(added.getKey());
            if (range != null && range.limits(added.getValue()) && !rooms.containsValue(added.getKey())) {
                return false;
            }
        }
        for (Map.Entry<String, String> room : rooms.entrySet()) {
            BigDecimal amount = amounts.get(room.getValue());
            if (amount == null) {
                return false;
            }
            values.put(
                    room.getKey(),
                    Values.decimal(type.ranges().get(room.getValue()).room(amount)));
        }
        return true;
    }

    private static AttributeValue given(String attribute, Map<String, AttributeValue> known, Changes changes) {
        AttributeValue set = changes.sets().get(attribute);
        if (set != null) {
            return set;
        }
        return changes.adds().containsKey(attribute)
                ? Values.decimal(changes.adds().get(attribute))
                : known.get(attribute);
    }

    private Map<String, AttributeValue> derived(Map<String, AttributeValue> known, Changes changes) {
        Map<String, AttributeValue> item = new HashMap<>(known);
        item.putAll(demanded);
        item.putAll(changes.sets());
        ItemReader reader = new ItemReader(type.name(), item);
        Map<String, AttributeValue> derived = new HashMap<>();
        keys.forEach(key -> derived.putAll(reader.whole(key.values())));
        return derived;
    }

    /** Whether the version is counted on. */
    boolean isCounting() {
        return constants.containsKey(ONE);
    }

    /** The keys of indexes that are written. */
    Map<String, AttributeValue> keys(Map<String, AttributeValue> values) {
        return attributes(values, Slot::derived);
    }

    /** What the caller only knows, and that the item has the shape that the code knows: it must still be so. */
    Map<String, AttributeValue> reliedUpon(Map<String, AttributeValue> values, Changes changes) {
        Set<String> touched = changes.touched();
        Map<String, AttributeValue> relied =
                attributes(values, slot -> !slot.derived() && !touched.contains(slot.attribute()));
        if (constants.containsKey(SCHEMA)) {
            relied.put(Upgrades.VERSION, constants.get(SCHEMA));
        }
        return relied;
    }

    private Map<String, AttributeValue> attributes(Map<String, AttributeValue> values, Predicate<Slot> which) {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        slots.stream().filter(which).forEach(slot -> attributes.put(slot.attribute(), values.get(slot.placeholder())));
        return attributes;
    }
}
