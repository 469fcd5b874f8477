package dev.tablewright.runtime.item;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How items of older versions of an entity become items of the version that the code knows: a pure function for each step from one
 * version to the next.
 */
public final class Upgrades {

    /** The attribute that says by which version of its shape an item was written. An item without it is of version 1. */
    public static final String VERSION = "SchemaVersion";

    public static final Upgrades NONE = new Upgrades(Map.of(), (type, item) -> {});

    private final Map<String, UnaryOperator<Map<String, AttributeValue>>> steps;
    private final BiConsumer<EntityType<?>, Map<String, AttributeValue>> listener;

    private Upgrades(
            Map<String, UnaryOperator<Map<String, AttributeValue>>> steps,
            BiConsumer<EntityType<?>, Map<String, AttributeValue>> listener) {
        this.steps = Map.copyOf(steps);
        this.listener = listener;
    }

    /** The same, and also this step. */
    public Upgrades and(String entity, int from, UnaryOperator<Map<String, AttributeValue>> step) {
        Map<String, UnaryOperator<Map<String, AttributeValue>>> more = new HashMap<>(steps);
        more.put(entity + "/" + from, step);
        return new Upgrades(more, listener);
    }

    /** The same; also, somebody is told of every item of an older version that a read comes upon. */
    public Upgrades telling(BiConsumer<EntityType<?>, Map<String, AttributeValue>> other) {
        return new Upgrades(steps, other);
    }

    /** A read came upon an item of an older version. */
    public void met(EntityType<?> type, Map<String, AttributeValue> item) {
        listener.accept(type, item);
    }

    /** Whether there is a step from this version to the next. */
    public boolean has(String entity, int from) {
        return steps.containsKey(entity + "/" + from);
    }

    /** Whether an item was written by an older version than the code knows. */
    public static boolean isOld(EntityType<?> type, Map<String, AttributeValue> item) {
        return type.schema() > 1 && version(type, item) < type.schema();
    }

    /**
     * The item as the code knows it. It is the same object if it is of this version already.
     *
     * @throws ItemMismatchException if a step is missing, or the item is newer than the code
     */
    public Map<String, AttributeValue> upgraded(EntityType<?> type, Map<String, AttributeValue> item) {
        long version = version(type, item);
        if (version == type.schema()) {
            return item;
        }
        if (version > type.schema()) {
            throw mismatch(type, "is " + version + ", newer than this application, which knows " + type.schema());
        }
        Map<String, AttributeValue> changed = item;
        for (long from = version; from < type.schema(); from++) {
            UnaryOperator<Map<String, AttributeValue>> step = steps.get(type.name() + "/" + from);
            if (step == null) {
                throw mismatch(type, "is " + from + ", and no upgrade from there was given");
            }
            changed = upgraded(type, from, step, changed);
        }
        Map<String, AttributeValue> upgraded = new LinkedHashMap<>(changed);
        upgraded.put(VERSION, Values.whole(type.schema()));
        return upgraded;
    }

    private static Map<String, AttributeValue> upgraded(
            EntityType<?> type,
            long from,
            UnaryOperator<Map<String, AttributeValue>> step,
            Map<String, AttributeValue> item) {
        try {
            return step.apply(new LinkedHashMap<>(item));
        } catch (RuntimeException e) {
            // An item that the author of the step did not think of is one item that cannot be read, and not the end of
            // a list.
            throw new ItemMismatchException(
                    type.name(), VERSION, "is " + from + ", and the upgrade from there failed", e);
        }
    }

    private static long version(EntityType<?> type, Map<String, AttributeValue> item) {
        if (!item.containsKey(VERSION)) {
            return 1;
        }
        return new ItemReader(type.name(), item).whole(VERSION);
    }

    private static ItemMismatchException mismatch(EntityType<?> type, String problem) {
        return new ItemMismatchException(type.name(), VERSION, problem);
    }
}
