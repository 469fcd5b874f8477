package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes results of items. What has expired is gone, and what older versions of the application wrote is upgraded. */
public final class Decoder<T> {

    private final TableType table;
    private final Map<String, Kind<? extends T>> kinds;

    /** The only kind there is; null if there are several. */
    private final Kind<? extends T> only;

    private final boolean choosy;
    private final boolean passesOver;
    private final boolean untyped;

    private Decoder(TableType table, Map<String, Kind<? extends T>> kinds) {
        this(table, kinds, false, false, false);
    }

    /**
     * @param choosy whether something is left out that is read
     * @param passesOver whether items of other types are left out, and not strange
     * @param untyped whether what is read need not say what an item is
     */
    private Decoder(
            TableType table,
            Map<String, Kind<? extends T>> kinds,
            boolean choosy,
            boolean passesOver,
            boolean untyped) {
        this.table = table;
        this.kinds = kinds;
        this.only = kinds.size() == 1 ? kinds.values().iterator().next() : null;
        this.choosy = choosy;
        this.passesOver = passesOver;
        this.untyped = untyped;
    }

    /** Whole entities. */
    public static <E> Decoder<E> of(EntityType<E> type) {
        return new Decoder<>(type.table(), Map.of(type.name(), new Kind<>(type, false, type::entity)));
    }

    /**
     * Some attributes of entities.
     *
     * @param row reads no attributes but those that are asked for
     */
    public static <T> Decoder<T> part(EntityType<?> type, Function<ItemReader, T> row) {
        return new Decoder<>(type.table(), Map.of(type.name(), new Kind<>(type, true, row)));
    }

    /** Entities of several types, told apart by the attribute that says what an item is. */
    public static <T> Decoder<T> mixed(TableType table, List<Decoder<? extends T>> kinds) {
        Map<String, Kind<? extends T>> all = new LinkedHashMap<>();
        for (Decoder<? extends T> decoder : kinds) {
            decoder.kinds.forEach((name, kind) -> {
                if (all.put(name, kind) != null) {
                    throw new IllegalArgumentException("two results are made of " + name);
                }
            });
        }
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a result is made of at least one type of items");
        }
        return new Decoder<>(table, all);
    }

    /** The same; of one type, only those items of which something holds. */
    Decoder<T> keeping(String type, Predicate<ItemReader> wanted) {
        if (!kinds.containsKey(type)) {
            throw new IllegalArgumentException("no result is made of " + type);
        }
        Map<String, Kind<? extends T>> all = new LinkedHashMap<>(kinds);
        all.computeIfPresent(type, (name, kind) -> keeping(kind, wanted));
        return new Decoder<>(table, all, true, passesOver, untyped);
    }

    private static <T> Kind<T> keeping(Kind<T> kind, Predicate<ItemReader> wanted) {
        return new Kind<>(
                kind.type(), kind.part(), item -> wanted.test(item) ? kind.row().apply(item) : null);
    }

    /** The same; items of other types are left out, whatever the settings say. */
    Decoder<T> passingOver() {
        return new Decoder<>(table, kinds, true, true, untyped);
    }

    /** The same; an item that does not say what it is, is taken for the only type there is: the attribute was not read. */
    Decoder<T> untyped() {
        return new Decoder<>(table, kinds, choosy, passesOver, true);
    }

    /** Whether it leaves out what others would not: then nothing is known of an item before it was decoded. */
    boolean isChoosy() {
        return choosy;
    }

    /** The result in an item; null if it is to be left out. */
    T decode(Settings settings, Map<String, AttributeValue> item) {
        try {
            Kind<? extends T> kind = kind(item);
            return kind == null ? unknown(settings, item) : kind.decode(settings, item);
        } catch (ItemMismatchException e) {
            settings.unreadable().met(e.at(table, item));
            return null;
        }
    }

    /** Whether an item has come to its end, as far as one can tell. */
    boolean isExpired(Settings settings, Map<String, AttributeValue> item) {
        Kind<? extends T> kind = item.containsKey(table.type()) ? kind(item) : only;
        return kind != null && kind.isExpired(settings, item);
    }

    private Kind<? extends T> kind(Map<String, AttributeValue> item) {
        AttributeValue type = item.get(table.type());
        if (type == null) {
            return untyped ? only : null;
        }
        return only == null ? kinds.get(type.s()) : only.type().name().equals(type.s()) ? only : null;
    }

    private T unknown(Settings settings, Map<String, AttributeValue> item) {
        if (passesOver || settings.unknown() == UnknownItems.SKIP) {
            return null;
        }
        throw new ItemMismatchException(
                kinds.keySet().stream().sorted().collect(Collectors.joining(" or ")),
                table.type(),
                item.containsKey(table.type()) ? "says that it is something else" : "is missing");
    }

    /** The names of the types that it knows. */
    Set<String> types() {
        return kinds.keySet();
    }

    /** What it looks at beside what the results are made of. */
    Set<String> looksAt() {
        Set<String> names = new LinkedHashSet<>();
        if (only == null) {
            names.add(table.type());
        }
        for (Kind<?> kind : kinds.values()) {
            kind.type().ttl().ifPresent(names::add);
            if (kind.type().schema() > 1) {
                names.add(Upgrades.VERSION);
            }
        }
        return names;
    }

    /** Whether it needs all attributes, though results are made of some: an upgrade is a function of whole items. */
    boolean needsAll() {
        return kinds.values().stream()
                .anyMatch(kind -> !kind.part() || kind.type().schema() > 1);
    }

    /** Types of which items expire. */
    Collection<EntityType<?>> expiring() {
        return kinds.values().stream()
                .<EntityType<?>>map(Kind::type)
                .filter(type -> type.ttl().isPresent())
                .toList();
    }
}
