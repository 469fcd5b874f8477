package dev.tablewright.access.write;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.request.Expressions;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.write.ItemPlace.KeyText;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the request of a step that is one update or one deletion in every call. */
final class RequestFixing {

    private final StepFacts facts;
    private final Entity entity;
    private final StepProgram program;
    private final ItemAction action;
    private final Foreknowledge known;
    private final Map<String, NumberBound> bounds;
    private final Expressions expressions = new Expressions();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<ItemTest.Holds, List<String>> tests = new LinkedHashMap<>();
    private final Map<String, String> rooms = new LinkedHashMap<>();

    /** @param action all that is done in the step */
    RequestFixing(StepFacts facts, ItemAction action) {
        this.facts = facts;
        this.entity = facts.entity();
        this.program = new StepLowering(facts).program();
        this.action = action;
        this.known = Foreknowledge.of(action, entity, facts.design().keysOf(facts.entityName()));
        this.bounds = new KeptNumbers(facts.model()).bounds(entity);
        List.of(FixedRequest.NOW, FixedRequest.SEEN, FixedRequest.ONE, FixedRequest.SCHEMA)
                .forEach(word -> expressions.placeholder(word.substring(1)));
    }

    /** Empty if something is decided by what a call gives, or by what the item is. */
    Optional<FixedRequest> request() {
        boolean fixed = facts.does(Action.UPDATE) ? isFixedUpdate() : isFixedDeletion();
        if (!fixed || action.place().isEmpty()) {
            return Optional.empty();
        }
        String update = facts.does(Action.UPDATE) ? update() : "";
        String condition = condition();
        return Optional.of(new FixedRequest(update, condition, expressions.names(), values, tests, rooms));
    }

    /** Without a condition, the runtime needs nobody to tell it what a deletion is. */
    private boolean isFixedDeletion() {
        return facts.does(Action.DELETE) && !program.conditions().isEmpty();
    }

    private boolean isFixedUpdate() {
        Set<String> added = facts.added();
        return (!program.sets().isEmpty() || !added.isEmpty())
                && program.additions().stream().allMatch(StepAddition::ofUpdate)
                && program.sets().stream()
                        .allMatch(set -> isAlwaysThere(set)
                                && !added.contains(
                                        set.attribute().orElseThrow().name().text()))
                && indexKeys().allMatch(this::isAlwaysWritten)
                && program.additions().stream().allMatch(this::isBoundKnown);
    }

    /** Which bound an addition may reach depends on its sign. What is subtracted reaches none, unless the value itself is below 0. */
    private boolean isBoundKnown(StepAddition addition) {
        NumberBound bound = bounds.get(addition.attribute().storedName());
        return bound == null
                || addition.amount() instanceof Amount.Fixed
                || (addition.amount() instanceof Amount.Of of && of.negative() && !bound.whole());
    }

    /** What may be left out, or may be empty, is set or removed, as the caller says. */
    private static boolean isAlwaysThere(StepInput set) {
        return !set.optional() && !(set.attribute().orElseThrow().type() instanceof Type.SetOf);
    }

    private Stream<ItemChange.IndexKey> indexKeys() {
        return action.changes().stream()
                .flatMap(change -> change instanceof ItemChange.IndexKey key ? Stream.of(key) : Stream.empty());
    }

    /** Where the author's own condition tells that the item stands in the index, whatever is set, and all of its key is there. */
    private boolean isAlwaysWritten(ItemChange.IndexKey key) {
        return key.when().comparisons().stream().allMatch(asked -> known.after(asked, false) == Truth.HOLDS)
                && key.values().stream().noneMatch(this::isVersion)
                && key.values().stream().allMatch(value -> isAlwaysThere(value, key.when()));
    }

    /** Which number it becomes, only the item tells. */
    private boolean isVersion(WriteValue value) {
        return entity.version()
                .filter(version -> version.text().equals(value.first()))
                .isPresent();
    }

    private boolean isAlwaysThere(WriteValue value, Condition when) {
        return facts.space().leaves().one(entity, value.steps()).stream()
                        .anyMatch(leaf -> leaf.optional().isEmpty())
                || when.comparisons().stream()
                        .anyMatch(asked -> asked.path().dotted().equals(value.path()));
    }

    private String update() {
        List<String> sets = Stream.concat(
                        program.sets().stream()
                                .map(set -> set.attribute().orElseThrow().storedName()),
                        indexKeys().flatMap(key -> key.parts().stream()).map(KeyText::attribute))
                .distinct()
                .map(attribute -> expressions.name(attribute) + " = " + value(attribute))
                .toList();
        List<String> adds = new ArrayList<>();
        program.additions().stream()
                .map(addition -> addition.attribute().storedName())
                .distinct()
                .forEach(attribute -> adds.add(expressions.name(attribute) + " " + value(attribute)));
        if (!program.sets().isEmpty()) {
            version().ifPresent(version -> adds.add(version + " " + FixedRequest.ONE));
        }
        return Stream.of(clause("SET ", sets), clause("ADD ", adds))
                .filter(clause -> !clause.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String clause(String word, List<String> parts) {
        return parts.isEmpty() ? "" : word + String.join(", ", parts);
    }

    private Optional<String> version() {
        return entity.version()
                .flatMap(version -> entity.attribute(version.text()))
                .map(version -> expressions.name(version.storedName()));
    }

    private String value(String attribute) {
        String placeholder = expressions.placeholder(attribute);
        values.put(placeholder, attribute);
        return placeholder;
    }

    private String condition() {
        List<String> all = new ArrayList<>(List.of(present()));
        program.version()
                .flatMap(given -> version())
                .ifPresent(version -> all.add(version + " = " + FixedRequest.SEEN));
        for (ItemTest.Holds test : program.conditions()) {
            Set<String> before = new LinkedHashSet<>(expressions.values().keySet());
            all.add(test.accept(expressions));
            tests.put(
                    test,
                    expressions.values().keySet().stream()
                            .filter(placeholder -> !before.contains(placeholder))
                            .toList());
        }
        // What older code wrote has to be read, and is written as a whole.
        if (facts.does(Action.UPDATE) && entity.schemaVersion() > 1) {
            all.add(expressions.name(StoredItem.SHAPE) + " = " + FixedRequest.SCHEMA);
        }
        reliedUpon().forEach(attribute -> all.add(expressions.name(attribute) + " = " + value(attribute)));
        amounts().forEach((attribute, amount) -> within(attribute, amount).ifPresent(all::add));
        return String.join(" AND ", all);
    }

    /** What is added, by stored names; only of numbers that have bounds. */
    private Map<String, BigDecimal> amounts() {
        Map<String, BigDecimal> amounts = new LinkedHashMap<>();
        program.additions().forEach(addition -> {
            if (bounds.containsKey(addition.attribute().storedName())
                    && addition.amount() instanceof Amount.Fixed fixed) {
                amounts.merge(addition.attribute().storedName(), fixed.number(), BigDecimal::add);
            }
        });
        return amounts;
    }

    /** That the addition does not take the number out of its range; a number that is not there is 0. */
    private Optional<String> within(String attribute, BigDecimal amount) {
        return bounds.get(attribute).inDirectionOf(amount).map(bound -> {
            String name = expressions.name(attribute);
            String room = expressions.placeholder(attribute + "Room");
            rooms.put(room, attribute);
            String within = name + (amount.signum() > 0 ? " <= " : " >= ") + room;
            boolean fromNothing = amount.compareTo(bound) * amount.signum() <= 0;
            return fromNothing ? "(attribute_not_exists(" + name + ") OR " + within + ")" : within;
        });
    }

    /** There is an item, and it has not expired. */
    private String present() {
        Placement primary = facts.space().primary(facts.entityName()).orElseThrow();
        String partition = expressions.name(
                primary.route().table().key().partition().get(0).name());
        String there = "attribute_exists(" + partition + ")";
        return entity.ttl()
                .flatMap(ttl -> entity.attribute(ttl.text()))
                .map(ttl -> expressions.name(ttl.storedName()))
                .map(ttl ->
                        there + " AND (attribute_not_exists(" + ttl + ") OR " + ttl + " > " + FixedRequest.NOW + ")")
                .orElse(there);
    }

    /** What the keys of indexes are made of and the caller only knows: it must still be so. */
    private List<String> reliedUpon() {
        return indexKeys()
                .flatMap(key -> key.values().stream())
                .map(WriteValue::first)
                .distinct()
                .filter(name -> !facts.changes(name) && !known.isDemanded(name))
                .flatMap(name -> entity.attribute(name).stream())
                .map(Attribute::storedName)
                .toList();
    }
}
