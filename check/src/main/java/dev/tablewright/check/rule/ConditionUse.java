package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.stream.Stream;

/**
 * A condition somewhere in a model.
 *
 * @param entities on which it is a condition; each of its attributes belongs to one of them at least
 * @param ofWhatIsThere whether it is asked of an item that is there; a write may ask it of one that is not
 */
record ConditionUse(List<Entity> entities, Condition condition, boolean ofWhatIsThere) {

    /** All conditions of a model: of patterns, writes, aggregates and indexes. */
    static Stream<ConditionUse> in(Model model) {
        Stream<ConditionUse> patterns =
                model.patterns().stream().map(p -> new ConditionUse(named(model, p.entities()), p.where(), true));
        Stream<ConditionUse> writes = model.writes().stream()
                .flatMap(write -> write.steps().stream())
                .map(step -> new ConditionUse(named(model, List.of(step.entity())), step.when(), needsItem(step)));
        Stream<ConditionUse> aggregates = model.aggregates().stream()
                .map(kept -> new ConditionUse(named(model, List.of(kept.source())), kept.where(), true));
        Stream<ConditionUse> indexes = model.design().stream()
                .flatMap(design -> design.keys().stream())
                .flatMap(keys -> keys.indexes().stream()
                        .map(entry -> new ConditionUse(named(model, List.of(keys.entity())), entry.when(), true)));
        return Stream.of(patterns, writes, aggregates, indexes).flatMap(uses -> uses);
    }

    private static boolean needsItem(WriteStep step) {
        return step.action() == Action.UPDATE || step.action() == Action.CHECK;
    }

    private static List<Entity> named(Model model, List<Name> names) {
        return names.stream()
                .flatMap(name -> model.entity(name.text()).stream())
                .toList();
    }
}
