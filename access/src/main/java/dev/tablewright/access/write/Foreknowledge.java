package dev.tablewright.access.write;

import dev.tablewright.access.layout.WrittenKeys;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What whoever calls an update knows of the item without reading it: what the key of the table is made of, what the author's condition
 * demands, and what is set. The runtime decides by the same rule whether it has to read.
 */
public final class Foreknowledge {

    private final Entity entity;
    private final Set<String> key;
    private final List<Comparison> demanded;
    private final Set<String> sets;
    private final Set<String> adds;

    Foreknowledge(
            Entity entity, Optional<EntityKeys> keys, List<Comparison> demanded, Set<String> sets, Set<String> adds) {
        this.entity = entity;
        this.key = keys.stream()
                .flatMap(found -> found.primary().values())
                .flatMap(WrittenKeys::firsts)
                .collect(Collectors.toSet());
        this.demanded = demanded;
        this.sets = sets;
        this.adds = adds;
    }

    /** What is known by whoever does the author's own part of a write. */
    public static Foreknowledge of(ItemAction action, Entity entity, Optional<EntityKeys> keys) {
        Set<String> adds = action.changes().stream()
                .flatMap(change -> change instanceof ItemChange.Adds add ? Stream.of(add.attribute()) : Stream.empty())
                .collect(Collectors.toSet());
        Set<String> sets = action.step().sets().stream().map(Name::text).collect(Collectors.toSet());
        return new Foreknowledge(entity, keys, action.step().when().comparisons(), sets, adds);
    }

    Set<String> key() {
        return key;
    }

    /** The attributes that get another value. */
    Set<String> changed() {
        Set<String> changed = new HashSet<>(sets);
        changed.addAll(adds);
        return changed;
    }

    /** Whether the author's condition says what an attribute is, or that it is absent. */
    boolean isDemanded(String attribute) {
        return demanded.stream().anyMatch(comparison -> isFact(comparison, attribute));
    }

    private static boolean isFact(Comparison comparison, String attribute) {
        boolean single = comparison.operator() == Operator.EQUAL
                || comparison.operator() == Operator.ABSENT
                || (comparison.operator() == Operator.IN && comparison.values().size() == 1);
        return single
                && comparison.path().steps().size() == 1
                && comparison.path().first().equals(attribute);
    }

    boolean isKnownBefore(String attribute) {
        return key.contains(attribute) || isDemanded(attribute);
    }

    boolean isKnownAfter(String attribute) {
        return sets.contains(attribute) || (isKnownBefore(attribute) && !adds.contains(attribute));
    }

    /** What a comparison with the item as it was comes to. */
    public Truth before(Comparison asked) {
        String attribute = asked.path().first();
        if (isDemanded(attribute) && asked.path().steps().size() == 1) {
            return ofFact(asked);
        }
        return isKnownBefore(attribute) ? Truth.GIVEN : Truth.UNKNOWN;
    }

    /**
     * What a comparison with the item as it will be comes to.
     *
     * @param alone whether nothing else changes that matters: then the attribute gets another value than the one demanded
     */
    public Truth after(Comparison asked, boolean alone) {
        String attribute = asked.path().first();
        if (!sets.contains(attribute)) {
            return adds.contains(attribute) ? Truth.UNKNOWN : before(asked);
        }
        return alone && isDemanded(attribute) && asked.path().steps().size() == 1 ? ofOthers(asked) : Truth.GIVEN;
    }

    private Truth ofFact(Comparison asked) {
        Comparison fact = fact(asked.path().first());
        if (fact.operator() == Operator.ABSENT) {
            return asked.operator() == Operator.ABSENT || asked.operator() == Operator.NOT_EQUAL
                    ? Truth.HOLDS
                    : Truth.FAILS;
        }
        return holds(asked, fact.values().get(0).text(), isFewValued(asked));
    }

    private boolean isFewValued(Comparison asked) {
        return entity.attribute(asked.path().first())
                .filter(attribute -> !values(attribute).isEmpty())
                .isPresent();
    }

    private Comparison fact(String attribute) {
        return demanded.stream()
                .filter(comparison -> isFact(comparison, attribute))
                .findFirst()
                .orElseThrow();
    }

    /** Of all values that an attribute with few values can get, but the one that it has. */
    private Truth ofOthers(Comparison asked) {
        Attribute attribute = entity.attribute(asked.path().first()).orElseThrow();
        Comparison fact = fact(attribute.name().text());
        List<String> values = values(attribute);
        if (fact.operator() == Operator.ABSENT && asked.operator() == Operator.ABSENT) {
            return Truth.FAILS;
        }
        if (values.isEmpty() || attribute.optional() || fact.operator() == Operator.ABSENT) {
            return fact.toString().equals(asked.toString()) ? Truth.FAILS : Truth.GIVEN;
        }
        Set<Truth> answers = values.stream()
                .filter(value -> !value.equals(fact.values().get(0).text()))
                .map(value -> holds(asked, value, true))
                .collect(Collectors.toSet());
        return answers.size() == 1 ? answers.iterator().next() : Truth.GIVEN;
    }

    private static List<String> values(Attribute attribute) {
        if (attribute.type() == ScalarType.BOOLEAN) {
            return List.of("true", "false");
        }
        return attribute.type() instanceof Type.Choice choice
                ? choice.values().stream().map(Name::text).toList()
                : List.of();
    }

    /** @param few whether other words are other values: {@code 1.5} and {@code 1.50} are one number */
    private static Truth holds(Comparison asked, String value, boolean few) {
        boolean named = asked.values().stream().anyMatch(name -> name.text().equals(value));
        Truth unnamed = few ? Truth.FAILS : Truth.GIVEN;
        return switch (asked.operator()) {
            case EQUAL, IN -> named ? Truth.HOLDS : unnamed;
            case NOT_EQUAL -> named ? Truth.FAILS : few ? Truth.HOLDS : Truth.GIVEN;
            case EXISTS -> Truth.HOLDS;
            case ABSENT -> Truth.FAILS;
            default -> Truth.GIVEN;
        };
    }
}
