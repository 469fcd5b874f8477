package dev.tablewright.access.write;

import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What depends on attributes of an item that change.
 *
 * @param keys the physical attributes of indexes that are written with it
 * @param stale those of them that can become others
 * @param ordered what the keys are made of
 * @param watched what guards and numbers of parents depend on
 */
record Dependents(
        Set<String> keys,
        Set<String> stale,
        Set<String> ordered,
        List<CompanionItem> guards,
        List<Aggregate> tallies,
        Set<String> watched) {

    /** @param isTouched whether one of these attributes changes */
    static Dependents of(StoredItem item, Predicate<Set<String>> isTouched) {
        Set<String> keys = item.indexes().stream()
                .filter(entry -> isTouched.test(ReadPlanning.madeOf(entry)))
                .flatMap(entry -> written(item, entry))
                .collect(Collectors.toCollection(TreeSet::new));
        // An attribute that two keys share is written for both.
        List<IndexEntry> entries = item.indexes().stream()
                .filter(entry -> written(item, entry).anyMatch(keys::contains))
                .toList();
        entries.forEach(entry -> written(item, entry).forEach(keys::add));
        List<CompanionItem> guards = item.guards().stream()
                .filter(guard -> isTouched.test(item.madeOf(guard)))
                .toList();
        List<Aggregate> tallies = item.tallies().stream()
                .filter(tally -> isTouched.test(ReadPlanning.madeOf(tally)))
                .toList();
        Set<String> ordered = new HashSet<>();
        entries.forEach(entry -> ordered.addAll(ReadPlanning.madeOf(entry)));
        Set<String> watched = new HashSet<>();
        guards.forEach(guard -> watched.addAll(item.madeOf(guard)));
        tallies.forEach(tally -> watched.addAll(ReadPlanning.madeOf(tally)));
        Set<String> stale =
                entries.stream().flatMap(entry -> stale(item, entry, isTouched)).collect(Collectors.toSet());
        return new Dependents(keys, stale, item.stored(ordered), guards, tallies, item.stored(watched));
    }

    /** What is composed for an index. The key of the table stays, and an attribute that is a key as it is needs no second writing. */
    private static Stream<String> written(StoredItem item, IndexEntry entry) {
        Set<String> own = item.key();
        return ReadPlanning.composed(entry).map(KeyValue::attribute).filter(name -> !own.contains(name));
    }

    /** Those parts of an index key that can become others; all of them, if the entry can come or go. */
    private static Stream<String> stale(StoredItem item, IndexEntry entry, Predicate<Set<String>> isTouched) {
        Set<String> deciding = StoredItem.firsts(ReadPlanning.composed(entry));
        deciding.removeIf(name ->
                item.entity().attribute(name).filter(Attribute::optional).isEmpty());
        entry.when()
                .comparisons()
                .forEach(comparison -> deciding.add(comparison.path().first()));
        boolean comesOrGoes = isTouched.test(deciding);
        Set<String> own = item.key();
        return ReadPlanning.composed(entry)
                .filter(value -> comesOrGoes || isTouched.test(StoredItem.firsts(Stream.of(value))))
                .map(KeyValue::attribute)
                .filter(name -> !own.contains(name));
    }

    boolean isEmpty() {
        return keys.isEmpty() && !isKept();
    }

    /** Whether there are other items to keep. */
    boolean isKept() {
        return !guards.isEmpty() || !tallies.isEmpty();
    }

    /** All that is relied upon, and must still be so when it is written. */
    Set<String> relied() {
        return StoredItem.with(ordered, watched);
    }
}
