package dev.tablewright.access.write;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.layout.WrittenKeys;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The attributes of an entity's item by their stored names, and what depends on which of them. */
final class StoredItem {

    /** The attribute that says in which shape an item is, of entities that have had several. */
    static final String SHAPE = "SchemaVersion";

    private final Model model;
    private final Design design;
    private final Entity entity;
    private final EntityKeys keys;

    StoredItem(Model model, Design design, String entity) {
        this.model = model;
        this.design = design;
        this.entity = model.entity(entity).orElseThrow();
        this.keys = design.keysOf(entity).orElseThrow();
    }

    Entity entity() {
        return entity;
    }

    /** Where it stands in indexes, as far as that is written together. */
    List<IndexEntry> indexes() {
        return WrittenKeys.of(new Leaves(model), entity, keys);
    }

    /** Whether items of an older shape may be there. */
    boolean hasShapes() {
        return entity.schemaVersion() > 1;
    }

    Set<String> key() {
        return attributes(keys.primary());
    }

    private static Set<String> attributes(ItemKey key) {
        return key.values().map(KeyValue::attribute).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What says whether it is there: the key, and when it comes to its end. */
    Set<String> there() {
        return with(key(), end());
    }

    private Set<String> end() {
        return stored(names(entity.ttl().stream()));
    }

    /** All that an item can have. */
    Set<String> whole() {
        Set<String> whole = with(key(), shape());
        whole.add(design.typeAttribute());
        entity.attributes().forEach(attribute -> whole.add(attribute.storedName()));
        keys.indexes().forEach(entry -> whole.addAll(attributes(entry.key())));
        return whole;
    }

    Set<String> shape() {
        return hasShapes() ? Set.of(SHAPE) : Set.of();
    }

    Set<String> version() {
        return stored(names(entity.version().stream()));
    }

    /** The attributes of which the key of the table is made. */
    Set<String> located() {
        return stored(firsts(keys.primary().values()));
    }

    /** The numbers in it that writes of other entities keep. */
    Set<String> kept() {
        KeptNumbers numbers = new KeptNumbers(model);
        return names(entity.attributes().stream().map(Attribute::name)).stream()
                .filter(name -> numbers.isKeptForOthers(entity, name))
                .collect(Collectors.toSet());
    }

    Set<String> stored(Collection<String> names) {
        return names.stream()
                .flatMap(name -> entity.attribute(name).stream())
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The items that keep its values unique. */
    List<CompanionItem> guards() {
        return design.companions().stream()
                .filter(companion -> companion.purpose() == Purpose.UNIQUENESS
                        && companion.member().entity().equals(entity.name().text()))
                .toList();
    }

    /** What an item has that keeps a value unique: it says whose it is, and ends with it. */
    Set<String> ofGuard(CompanionItem guard) {
        Set<String> names = with(attributes(guard.key()), end());
        names.addAll(stored(names(entity.id().stream())));
        names.add(design.typeAttribute());
        return names;
    }

    /** What is named to delete such an item: of an entity that ends, it may be somebody else's by now. */
    Set<String> ofForsakenGuard(CompanionItem guard) {
        return entity.ttl().isPresent()
                ? with(attributes(guard.key()), stored(names(entity.id().stream())))
                : attributes(guard.key());
    }

    /** The numbers of parents that are kept in the same transaction. */
    List<Aggregate> tallies() {
        return model.aggregates().stream()
                .filter(kept -> kept.upkeep() == Upkeep.TRANSACTION
                        && kept.source().text().equals(entity.name().text())
                        && isOfId(kept.target().entity()))
                .toList();
    }

    private boolean isOfId(String parent) {
        return design.keysOf(parent).isPresent() && new StoredItem(model, design, parent).isFoundById(false);
    }

    /** @param indexes whether it may be by an index */
    boolean isFoundById(boolean indexes) {
        return isOfId(keys.primary())
                || (indexes
                        && keys.indexes().stream()
                                .anyMatch(entry -> entry.when().isAlways() && isOfId(entry.key())));
    }

    private boolean isOfId(ItemKey key) {
        return firsts(key.values()).stream().allMatch(entity::isIdentifiedBy);
    }

    /** Everything that depends on something in the item. */
    Dependents dependents() {
        return Dependents.of(this, madeOf -> true);
    }

    /** What depends on attributes that change. */
    Dependents dependents(Set<String> changed) {
        return Dependents.of(this, madeOf -> madeOf.stream().anyMatch(changed::contains));
    }

    /** What an item depends on that keeps a value unique. */
    Set<String> madeOf(CompanionItem guard) {
        Set<String> madeOf = firsts(guard.key().values());
        madeOf.addAll(names(entity.id().stream()));
        madeOf.addAll(names(entity.ttl().stream()));
        return madeOf;
    }

    static Set<String> firsts(Stream<KeyValue> values) {
        return values.flatMap(WrittenKeys::firsts).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> names(Stream<Name> names) {
        return names.map(Name::text).collect(Collectors.toCollection(TreeSet::new));
    }

    static Set<String> with(Set<String> some, Set<String> more) {
        Set<String> both = new TreeSet<>(some);
        both.addAll(more);
        return both;
    }
}
