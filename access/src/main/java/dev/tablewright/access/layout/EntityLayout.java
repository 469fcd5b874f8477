package dev.tablewright.access.layout;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How entities of one kind are stored.
 *
 * @param key in the table
 * @param indexes in which they stand
 * @param companions what stands beside them, in the order of the design
 * @param tallies what they add to numbers of their parents
 * @param numberings the numbers that they get
 */
public record EntityLayout(
        Entity entity,
        KeyLayout key,
        List<IndexLayout> indexes,
        List<CompanionLayout> companions,
        List<TallyLayout> tallies,
        List<NumberingLayout> numberings) {

    public EntityLayout {
        indexes = List.copyOf(indexes);
        companions = List.copyOf(companions);
        tallies = List.copyOf(tallies);
        numberings = List.copyOf(numberings);
    }

    public String table() {
        return key.route().table().name().text();
    }

    /** The key of the table and those of all indexes. */
    public List<KeyLayout> keys() {
        return Stream.concat(Stream.of(key), indexes.stream().map(IndexLayout::key))
                .toList();
    }

    /** What items have for the sake of indexes; of an index that needs nothing, nothing. */
    public List<KeyLayout> indexKeys() {
        return indexes.stream().flatMap(index -> index.together().stream()).toList();
    }

    public List<CompanionLayout> guards() {
        return companions.stream().filter(CompanionLayout::isGuard).toList();
    }

    public List<TallyLayout> tallies(Aggregate.Upkeep upkeep) {
        return tallies.stream().filter(tally -> tally.kept().upkeep() == upkeep).toList();
    }

    /** The attributes that the key of the table is made of, each as a whole: what a caller has to know to reach an entity. */
    public List<Attribute> keyAttributes() {
        return key.values().stream().map(ValuePath::first).distinct().toList();
    }

    /** Whether the key of the table follows from the id. */
    public boolean isKeyOfId() {
        return keyAttributes().stream()
                .allMatch(attribute -> entity.isIdentifiedBy(attribute.name().text()));
    }

    /** The parts of the id, as they are stored. */
    public List<String> id() {
        return entity.id().stream().map(this::stored).toList();
    }

    /** The attribute with the version, as it is stored. */
    public Optional<String> version() {
        return entity.version().map(this::stored);
    }

    /** The attribute with the time at which an item expires, as it is stored. */
    public Optional<String> ttl() {
        return entity.ttl().map(this::stored);
    }

    private String stored(Name attribute) {
        return entity.attribute(attribute.text()).orElseThrow().storedName();
    }
}
