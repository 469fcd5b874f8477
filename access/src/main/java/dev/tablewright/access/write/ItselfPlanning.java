package dev.tablewright.access.write;

import dev.tablewright.access.layout.WrittenKeys;
import dev.tablewright.access.write.ItemAction.Kind;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a step does to the item of the entity that it names. */
final class ItselfPlanning {

    private final StepFacts facts;
    private final Optional<EntityKeys> keys;
    private final boolean mustBeThere;

    /** @param mustBeThere whether a deletion is refused if there is nothing to delete */
    ItselfPlanning(StepFacts facts, boolean mustBeThere) {
        this.mustBeThere = mustBeThere;
        this.facts = facts;
        this.keys = facts.design().keysOf(facts.entityName());
    }

    Stream<ItemAction> actions() {
        return switch (facts.step().action()) {
            case CREATE -> Stream.of(action(Kind.PUT, facts::now, ownAdditions(), List.of(new ItemCondition.Absent())));
            case PUT -> Stream.of(put());
            case UPDATE ->
                isMove() ? move() : Stream.of(action(Kind.UPDATE, facts::now, changes(facts.sets()), ofUpdate()));
            case DELETE -> Stream.of(action(Kind.DELETE, facts::before, List.of(), ofDelete()));
            case CHECK -> Stream.of(action(Kind.CHECK, facts::now, List.of(), ofPresent()));
        };
    }

    /** Numbers that others keep in it stay as they are: then what is there is updated, and only what is new is put. */
    private ItemAction put() {
        if (facts.isPutByUpdate()) {
            return action(Kind.UPDATE, facts::now, changes(replaced()), ofPut());
        }
        Kind kind = facts.keptForOthers().isEmpty() ? Kind.PUT : Kind.PUT_OR_UPDATE;
        return action(kind, facts::now, ownAdditions(), ofPut());
    }

    /** What a put gives another value: all but the key, the version, and what others keep. */
    private Set<String> replaced() {
        Set<String> replaced = new LinkedHashSet<>();
        facts.entity()
                .attributes()
                .forEach(attribute -> replaced.add(attribute.name().text()));
        keys.ifPresent(
                found -> found.primary().values().flatMap(WrittenKeys::firsts).forEach(replaced::remove));
        facts.entity().id().forEach(part -> replaced.remove(part.text()));
        facts.entity().version().ifPresent(version -> replaced.remove(version.text()));
        replaced.removeAll(facts.keptForOthers());
        return replaced;
    }

    /** An attribute of the primary key changes: another key is another item. */
    private boolean isMove() {
        return keys.stream()
                .map(found -> ItemPlace.of(found.table(), found.primary(), facts::now))
                .flatMap(ItemPlace::values)
                .anyMatch(value -> facts.changes(value.first()));
    }

    private Stream<ItemAction> move() {
        ItemAction old = action(Kind.DELETE, facts::before, List.of(), ofPresent());
        ItemAction put = action(Kind.PUT, facts::now, List.of(), List.of(new ItemCondition.Absent()));
        List<WriteValue> rest = facts.entity().attributes().stream()
                .map(Attribute::name)
                .map(name -> facts.now(List.of(name.text())))
                .filter(value -> !facts.isGiven(value))
                .toList();
        return Stream.of(old, put.asking(rest));
    }

    private List<ItemChange> changes(Set<String> sets) {
        List<ItemChange> changes = new ArrayList<>();
        sets.forEach(set -> changes.add(new ItemChange.Sets(set)));
        changes.addAll(ownAdditions());
        version()
                .ifPresent(version -> changes.add(new ItemChange.Adds(
                        version.text(),
                        Amount.Fixed.ONE,
                        List.of(new WriteValue(version.text(), true)),
                        Optional.empty())));
        Set<String> changed = new HashSet<>(facts.added());
        changed.addAll(sets);
        keys.stream()
                .flatMap(found -> IndexKeys.rewritten(found, changed, facts.added(), facts::now))
                .map(key -> goes(key, sets) ? key.going() : key)
                .forEach(changes::add);
        return changes;
    }

    /** Whether the item is in no case in the index afterwards. */
    private boolean goes(ItemChange.IndexKey key, Set<String> sets) {
        Foreknowledge known =
                new Foreknowledge(facts.entity(), keys, facts.step().when().comparisons(), sets, facts.added());
        Set<String> deciding = known.changed();
        deciding.retainAll(key.when().comparisons().stream()
                .map(comparison -> comparison.path().first())
                .collect(Collectors.toSet()));
        return key.when().comparisons().stream()
                .anyMatch(comparison -> known.after(comparison, deciding.size() == 1) == Truth.FAILS);
    }

    private List<ItemChange> ownAdditions() {
        return new AdditionPlanning(facts).toItself().toList();
    }

    /** An addition is right whatever came before: only what is set needs the lock. */
    private Optional<Name> version() {
        return facts.entity()
                .version()
                .filter(version -> facts.does(Action.PUT) || !facts.sets().isEmpty());
    }

    private List<ItemCondition> ofPresent() {
        List<ItemCondition> conditions = new ArrayList<>(List.of(new ItemCondition.Present()));
        conditions.addAll(authors());
        version().ifPresent(version -> conditions.add(new ItemCondition.Unchanged(version.text())));
        return conditions;
    }

    private List<ItemCondition> ofUpdate() {
        List<ItemCondition> conditions = ofPresent();
        conditions.addAll(new KeptNumbers(facts.model()).atMost(facts.entity(), ownAdditions()));
        return conditions;
    }

    private List<ItemCondition> ofDelete() {
        List<ItemCondition> conditions = new ArrayList<>();
        if (mustBeThere) {
            conditions.add(new ItemCondition.Present());
        }
        conditions.addAll(authors());
        return conditions;
    }

    /** What is demanded holds of no item that is not there. */
    private List<ItemCondition> ofPut() {
        return facts.demandsNothing()
                ? version().stream()
                        .<ItemCondition>map(
                                version -> new ItemCondition.AbsentOr(new ItemCondition.Unchanged(version.text())))
                        .toList()
                : ofPresent();
    }

    /** What the author demands; that the id exists says no more than that the item is there. */
    private List<ItemCondition> authors() {
        Condition when = new Condition(facts.step().when().comparisons().stream()
                .filter(comparison -> comparison.operator() != Operator.EXISTS
                        || !facts.entity().isIdentifiedBy(comparison.path().first()))
                .toList());
        return when.isAlways() ? List.of() : List.of(new ItemCondition.Holds(when));
    }

    private ItemAction action(
            Kind kind,
            Function<List<String>, WriteValue> words,
            List<ItemChange> changes,
            List<ItemCondition> conditions) {
        return new ItemAction(
                kind,
                new ItemRole.Itself(facts.entityName()),
                keys.map(found -> ItemPlace.of(found.table(), found.primary(), words)),
                changes,
                conditions,
                Optional.empty(),
                List.of(),
                facts.step());
    }
}
