package dev.tablewright.access.write;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What the author's condition on a write says about another condition on the same entity, before the write. */
enum Before {
    HOLDS,
    FAILS,
    OPEN;

    static Before of(Condition condition, Condition known, Entity entity) {
        Set<Before> all = condition.comparisons().stream()
                .map(comparison -> of(comparison, known, entity))
                .collect(Collectors.toSet());
        if (all.contains(FAILS)) {
            return FAILS;
        }
        return all.contains(OPEN) ? OPEN : HOLDS;
    }

    private static Before of(Comparison asked, Condition known, Entity entity) {
        List<Comparison> about = known.comparisons().stream()
                .filter(comparison ->
                        comparison.path().steps().equals(asked.path().steps()))
                .toList();
        boolean same =
                about.stream().anyMatch(comparison -> comparison.toString().equals(asked.toString()));
        if (same) {
            return HOLDS;
        }
        boolean isChoice = asked.path().steps().size() == 1
                && entity.attribute(asked.path().first())
                        .filter(attribute -> attribute.type() instanceof Type.Choice)
                        .isPresent();
        return isChoice && !about.isEmpty() ? ofChoice(asked, about, entity) : OPEN;
    }

    /** An attribute with few values: tries them all. */
    private static Before ofChoice(Comparison asked, List<Comparison> about, Entity entity) {
        Type.Choice choice = (Type.Choice)
                entity.attribute(asked.path().first()).orElseThrow().type();
        Set<Boolean> answers = choice.values().stream()
                .map(Name::text)
                .filter(value -> about.stream().allMatch(comparison -> allows(comparison, value)))
                .map(value -> allows(asked, value))
                .collect(Collectors.toSet());
        if (answers.size() != 1) {
            return OPEN;
        }
        return answers.contains(true) ? HOLDS : FAILS;
    }

    private static boolean allows(Comparison comparison, String value) {
        boolean named =
                comparison.values().stream().anyMatch(name -> name.text().equals(value));
        return switch (comparison.operator()) {
            case EQUAL, IN -> named;
            case NOT_EQUAL -> !named;
            case ABSENT -> false;
            default -> true;
        };
    }
}
