package dev.tablewright.access.write;

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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The attributes of an entity's item by their stored names, and what depends on which of them. */
final class StoredItem {

    /** The attribute that says in which shape an item is, of entities that have had several. */
    private static final String SHAPE = "SchemaVersion";

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
        return with(key(), stored(names(entity.ttl().stream())));
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
        Set<String> names = with(attributes(guard.key()), stored(names(entity.id().stream())));
        names.addAll(there().stream().filter(name -> !key().contains(name)).toList());
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
        return dependents(madeOf -> true);
    }

    /** What depends on attributes that change. */
    Dependents dependents(Set<String> changed) {
        return dependents(madeOf -> madeOf.stream().anyMatch(changed::contains));
    }

    private Dependents dependents(Predicate<Set<String>> isTouched) {
        List<IndexEntry> composed = keys.indexes().stream()
                .filter(entry -> ReadPlanning.composed(entry).findAny().isPresent())
                .toList();
        Set<String> physical = composed.stream()
                .filter(entry -> isTouched.test(ReadPlanning.madeOf(entry)))
                .flatMap(this::written)
                .collect(Collectors.toCollection(TreeSet::new));
        // An attribute that two keys share is written for both.
        List<IndexEntry> entries = composed.stream()
                .filter(entry -> written(entry).anyMatch(physical::contains))
                .toList();
        entries.stream().flatMap(this::written).forEach(physical::add);
        List<CompanionItem> guards =
                guards().stream().filter(guard -> isTouched.test(madeOf(guard))).toList();
        List<Aggregate> tallies = tallies().stream()
                .filter(tally -> isTouched.test(ReadPlanning.madeOf(tally)))
                .toList();
        Set<String> ordered = new HashSet<>();
        entries.forEach(entry -> ordered.addAll(ReadPlanning.madeOf(entry)));
        Set<String> watched = new HashSet<>();
        guards.forEach(guard -> watched.addAll(madeOf(guard)));
        tallies.forEach(tally -> watched.addAll(ReadPlanning.madeOf(tally)));
        Set<String> stale = entries.stream()
                .flatMap(entry -> stale(entry, isTouched))
                .collect(Collectors.toCollection(TreeSet::new));
        return new Dependents(physical, stale, stored(ordered), guards, tallies, stored(watched));
    }

    /** Those parts of an index key that can become others; all of them, if the entry can come or go. */
    private Stream<String> stale(IndexEntry entry, Predicate<Set<String>> isTouched) {
        Set<String> deciding = firsts(ReadPlanning.composed(entry));
        deciding.removeIf(
                name -> entity.attribute(name).filter(Attribute::optional).isEmpty());
        entry.when()
                .comparisons()
                .forEach(comparison -> deciding.add(comparison.path().first()));
        boolean comesOrGoes = isTouched.test(deciding);
        return ReadPlanning.composed(entry)
                .filter(value -> comesOrGoes || isTouched.test(firsts(Stream.of(value))))
                .map(KeyValue::attribute)
                .filter(name -> !key().contains(name));
    }

    /**
     * What depends on attributes of an item.
     *
     * @param keys the physical attributes of indexes that are written with it
     * @param stale those of them that can become others
     * @param ordered what these are made of
     * @param watched what guards and numbers of parents depend on
     */
    record Dependents(
            Set<String> keys,
            Set<String> stale,
            Set<String> ordered,
            List<CompanionItem> guards,
            List<Aggregate> tallies,
            Set<String> watched) {

        boolean isEmpty() {
            return keys.isEmpty() && !isKept();
        }

        /** Whether there are other items to keep. */
        boolean isKept() {
            return !guards.isEmpty() || !tallies.isEmpty();
        }

        /** All that is relied upon, and must still be so when it is written. */
        Set<String> relied() {
            return with(ordered, watched);
        }
    }

    private Stream<String> written(IndexEntry entry) {
        Set<String> own = key();
        return ReadPlanning.composed(entry).map(KeyValue::attribute).filter(name -> !own.contains(name));
    }

    private Set<String> madeOf(CompanionItem guard) {
        Set<String> madeOf = firsts(guard.key().values());
        madeOf.addAll(names(entity.id().stream()));
        madeOf.addAll(names(entity.ttl().stream()));
        return madeOf;
    }

    private static Set<String> firsts(Stream<KeyValue> values) {
        return values.flatMap(Foreknowledge::firsts).collect(Collectors.toCollection(TreeSet::new));
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
