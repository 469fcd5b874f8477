package dev.tablewright.language.write;

import dev.tablewright.language.resolve.KeyConvention;
import dev.tablewright.language.resolve.KeyConvention.Place;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Table;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which indexes of a design are declared with the names of their attributes, so that the keys of entities can do with a
 * text for each. Only those of a shared table are: the attributes of any other are named where they are composed.
 */
final class IndexNaming {

    private final Design design;
    private final Set<String> inverted = new LinkedHashSet<>();
    private final Map<String, Place> declared = new HashMap<>();
    private final Map<Place, String> attributes = new HashMap<>();

    IndexNaming(Design design) {
        this.design = design;
        if (design.layout() == Layout.SINGLE_TABLE) {
            for (Table table : design.tables()) {
                InvertedIndexes.in(design, table).forEach(inverted::add);
                table.indexes().forEach(index -> declare(table, index));
            }
        }
    }

    /** Whether every item that has the attributes stands in it, so that no entity needs to say so. */
    boolean isInverted(String index) {
        return inverted.contains(index);
    }

    /** Whether the names of its attributes have to be said once for all. */
    boolean isDeclared(String index) {
        return isInverted(index) || attributes.containsKey(new Place(Optional.of(index), false));
    }

    /** Whether an attribute, by its name or by declaration, is that part of that key. */
    boolean belongs(KeyValue value, Optional<String> index, boolean sort) {
        Place place = new Place(index, sort);
        return value instanceof KeyValue.Composed
                && Optional.ofNullable(declared.get(value.attribute()))
                        .or(() -> KeyConvention.place(value.attribute()))
                        .filter(place::equals)
                        .isPresent();
    }

    /** The attribute that a part of an index key has if nobody names it. */
    String attribute(String index, boolean sort) {
        return attributes.getOrDefault(new Place(Optional.of(index), sort), KeyConvention.attribute(index, sort));
    }

    private void declare(Table table, Index index) {
        String name = index.name().text();
        List<KeyAttribute> parts = index.key().attributes().toList();
        boolean plainName = name.indexOf('.') < 0 && !isInverted(name);
        boolean texts = entries(name)
                .allMatch(entry -> entry.key().partition().size() == 1
                        && entry.key().values().allMatch(KeyValue.Composed.class::isInstance));
        boolean nobodyElses = parts.stream()
                .allMatch(part -> isOwn(part.name(), name)
                        && others(table, index).flatMap(KeySchema::attributes).noneMatch(part::equals));
        if (plainName && texts && nobodyElses && index.key().sort().size() <= 1 && !isSaidByNames(index)) {
            put(name, false, index.key().partition().get(0).name());
            index.key().sort().forEach(sort -> put(name, true, sort.name()));
        }
    }

    /** By its name an attribute may be part of this index, or of none; else its name would be read as another's. */
    private static boolean isOwn(String attribute, String index) {
        return KeyConvention.place(attribute)
                .map(place -> place.index().equals(Optional.of(index)))
                .orElse(true);
    }

    /** Whether the names follow the convention, in the one form that is assumed where an entity has a condition. */
    private boolean isSaidByNames(Index index) {
        String name = index.name().text();
        boolean conditions = entries(name).anyMatch(entry -> !entry.when().isAlways());
        return follows(name, index.key().partition(), false, conditions)
                && follows(name, index.key().sort(), true, conditions);
    }

    private static boolean follows(String index, List<KeyAttribute> part, boolean sort, boolean assumed) {
        Place place = new Place(Optional.of(index), sort);
        return part.stream()
                .allMatch(attribute -> KeyConvention.place(attribute.name()).equals(Optional.of(place))
                        && (!assumed || KeyConvention.attribute(index, sort).equals(attribute.name())));
    }

    private void put(String index, boolean sort, String attribute) {
        Place place = new Place(Optional.of(index), sort);
        declared.put(attribute, place);
        attributes.put(place, attribute);
    }

    private Stream<IndexEntry> entries(String index) {
        return design.keys().stream().map(keys -> keys.entry(index)).flatMap(Optional::stream);
    }

    private static Stream<KeySchema> others(Table table, Index index) {
        return Stream.concat(
                Stream.of(table.key()),
                table.indexes().stream().filter(other -> !other.equals(index)).map(Index::key));
    }
}
