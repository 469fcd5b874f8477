package dev.tablewright.check.load;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.write.Foreknowledge;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.Truth;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether an item stands in an index before and after something is done to it. */
record Presence(boolean before, boolean after) {

    private static final Set<Presence> ANY = Set.of(
            new Presence(true, true), new Presence(true, false), new Presence(false, true), new Presence(false, false));
    private static final Set<Presence> UNCHANGED = Set.of(new Presence(true, true), new Presence(false, false));

    /**
     * What is possible, as far as defaults, the author's conditions and the few words of an enum tell.
     *
     * @param changed the attributes that the action changes
     */
    static Set<Presence> of(Placement placement, ItemAction action, Set<String> changed) {
        Set<Presence> possible = Set.of(new Presence(true, true));
        for (Comparison comparison : placement.when().comparisons()) {
            possible = both(possible, ofCondition(placement.owner(), comparison, action, changed));
        }
        for (String way : Sparseness.ofAbsent(placement)) {
            possible = both(possible, changed.contains(way.split("\\.")[0]) ? ANY : UNCHANGED);
        }
        Set<Presence> result = new LinkedHashSet<>();
        for (Presence presence : possible) {
            result.add(
                    switch (action.kind()) {
                        case PUT -> new Presence(false, presence.after);
                        case DELETE -> new Presence(presence.before, false);
                        default -> presence;
                    });
        }
        return result;
    }

    private static Set<Presence> both(Set<Presence> some, Set<Presence> others) {
        Set<Presence> all = new LinkedHashSet<>();
        some.forEach(one ->
                others.forEach(other -> all.add(new Presence(one.before && other.before, one.after && other.after))));
        return all;
    }

    private static Set<Presence> ofCondition(
            Entity owner, Comparison comparison, ItemAction action, Set<String> changed) {
        String name = comparison.path().first();
        Optional<Attribute> attribute =
                owner.attribute(name).filter(found -> comparison.path().steps().size() == 1);
        List<String> words = attribute.map(Presence::words).orElse(List.of());
        boolean changes = changed.contains(name);
        if (action.step().action() == WriteStep.Action.CREATE && action.isItself()) {
            return attribute
                    .flatMap(Attribute::defaultValue)
                    .flatMap(value -> holds(comparison, value.text()))
                    .map(after -> Set.of(new Presence(false, after)))
                    .orElse(changes ? ANY : UNCHANGED);
        }
        if (words.isEmpty()) {
            return action.isItself() ? ofFacts(owner, comparison, action, changes) : changes ? ANY : UNCHANGED;
        }
        Set<Presence> possible = new LinkedHashSet<>();
        for (String before : words) {
            if (isAllowed(action, comparison, before)) {
                boolean stood = holds(comparison, before).orElse(true);
                words.stream()
                        // Who sets a word sets another one.
                        .filter(after -> changes != after.equals(before))
                        .forEach(after -> possible.add(
                                new Presence(stood, holds(comparison, after).orElse(true))));
            }
        }
        return possible.isEmpty() ? ANY : possible;
    }

    /** Where there are not a few values to try: what the author's condition says of this one. */
    private static Set<Presence> ofFacts(Entity owner, Comparison comparison, ItemAction action, boolean changes) {
        Foreknowledge known = Foreknowledge.of(action, owner, Optional.empty());
        Set<Presence> possible = new LinkedHashSet<>();
        for (boolean before : possible(known.before(comparison))) {
            for (boolean after : changes ? possible(known.after(comparison, true)) : List.of(before)) {
                possible.add(new Presence(before, after));
            }
        }
        return possible;
    }

    private static List<Boolean> possible(Truth truth) {
        return switch (truth) {
            case HOLDS -> List.of(true);
            case FAILS -> List.of(false);
            case GIVEN, UNKNOWN -> List.of(true, false);
        };
    }

    /** Whether the author's condition on what is written lets an item have the word before. */
    private static boolean isAllowed(ItemAction action, Comparison asked, String word) {
        return !action.isItself()
                || action.step().when().comparisons().stream()
                        .filter(known ->
                                known.path().steps().equals(asked.path().steps()))
                        .allMatch(known -> holds(known, word).orElse(true));
    }

    private static List<String> words(Attribute attribute) {
        if (attribute.type() == ScalarType.BOOLEAN) {
            return List.of("true", "false");
        }
        return attribute.type() instanceof Type.Choice choice
                ? choice.values().stream().map(Name::text).toList()
                : List.of();
    }

    /** Whether a comparison holds of a word; empty if it is one of order. */
    private static Optional<Boolean> holds(Comparison comparison, String word) {
        boolean named =
                comparison.values().stream().anyMatch(value -> value.text().equals(word));
        if (comparison.operator() == Operator.EQUAL || comparison.operator() == Operator.IN) {
            return Optional.of(named);
        }
        if (comparison.operator() == Operator.NOT_EQUAL) {
            return Optional.of(!named);
        }
        return comparison.operator() == Operator.EXISTS
                ? Optional.of(true)
                : comparison.operator() == Operator.ABSENT ? Optional.of(false) : Optional.empty();
    }
}
