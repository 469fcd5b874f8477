package dev.tablewright.lab.validate;

import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds an entity by its id: in the table where its key follows from the id, otherwise in an index. */
final class Locator {

    /** How to find an entity. */
    sealed interface Way {

        /** By the key of its table. */
        record InTable(Spot spot) implements Way {}

        /** By the key of an index, all attributes of it. */
        record InIndex(String table, String index, Map<String, AttributeValue> key) implements Way {}
    }

    private final EntityType<?> type;
    private final String table;
    private final Set<String> id;
    private final Optional<Index> index;

    Locator(Design design, EntityType<?> type, UnaryOperator<String> names) {
        this.type = type;
        this.table = names.apply(type.table().name());
        this.id = Set.copyOf(type.id());
        this.index = design.keysOf(type.name()).flatMap(keys -> index(design, keys));
    }

    boolean isPossible() {
        return inTable() || index.isPresent();
    }

    private boolean inTable() {
        return id.containsAll(type.primary().madeOf());
    }

    /**
     * @param values the parts of the id, by stored names
     * @throws IllegalArgumentException if they cannot stand in a key
     */
    Way way(Map<String, AttributeValue> values) {
        ItemReader reader = new ItemReader(type.name(), values);
        if (inTable()) {
            return new Way.InTable(new Spot(table, type.primary().values().apply(reader)));
        }
        Map<String, AttributeValue> all = new HashMap<>(values);
        type.indexes().stream()
                .filter(key -> id.containsAll(key.madeOf()))
                .forEach(key -> all.putAll(key.values().apply(reader)));
        Index found = index.orElseThrow();
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        names(found).forEach(name -> key.put(name, all.get(name)));
        return new Way.InIndex(table, found.name().text(), key);
    }

    /** An index in which all entities of the kind stand, by nothing but their ids. */
    private Optional<Index> index(Design design, EntityKeys keys) {
        Set<String> derivable = type.indexes().stream()
                .filter(key -> id.containsAll(key.madeOf()))
                .map(DerivedKey::attributes)
                .flatMap(List::stream)
                .collect(Collectors.toSet());
        for (IndexEntry entry : keys.indexes()) {
            boolean follows = entry.when().isAlways()
                    && entry.key()
                            .values()
                            .allMatch(part -> part instanceof KeyValue.Direct
                                    ? id.contains(part.attribute())
                                    : derivable.contains(part.attribute()));
            if (follows) {
                return design.table(keys.table())
                        .flatMap(found -> found.index(entry.index().text()));
            }
        }
        return Optional.empty();
    }

    private static List<String> names(Index index) {
        return index.key().attributes().map(KeyAttribute::name).toList();
    }
}
