package dev.tablewright.access.write;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Constants;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.access.write.StepInput.Role;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Works out what the caller of a step gives, in which order, and what is done with it. */
final class StepLowering {

    private final StepFacts facts;
    private final Entity entity;
    private final List<Attribute> key;
    private final List<StepAddition> additions;
    private final List<StepInput> inputs = new ArrayList<>();

    StepLowering(StepFacts facts) {
        this.facts = facts;
        this.entity = facts.entity();
        this.key = facts.space().primary(facts.entityName()).stream()
                .flatMap(Placement::leaves)
                .map(Leaf::first)
                .distinct()
                .flatMap(name -> entity.attribute(name).stream())
                .toList();
        this.additions = facts.step().adds().stream()
                .flatMap(addition -> addition(addition).stream())
                .toList();
    }

    StepProgram program() {
        if (facts.does(Action.CREATE) || facts.does(Action.PUT)) {
            inputs.add(new StepInput(Role.ENTITY, Optional.empty(), false));
        } else {
            key.forEach(part -> inputs.add(StepInput.known(part, false)));
            sets();
            add(StepAddition::ofUpdate);
            // Who sets values has seen others before, and says in which version. What is only added to a number is
            // right whatever was there.
            if (!facts.step().sets().isEmpty()) {
                entity.version()
                        .flatMap(version -> entity.attribute(version.text()))
                        .ifPresent(version -> inputs.add(new StepInput(Role.VERSION, Optional.of(version), false)));
            }
            add(addition -> !addition.ofUpdate());
        }
        return new StepProgram(
                facts.step(),
                entity,
                key,
                inputs,
                additions,
                facts.step().when().comparisons().stream()
                        .filter(this::comparesWithValues)
                        .map(comparison -> ItemTest.of(facts.space().leaves(), entity, comparison))
                        .toList(),
                facts.does(Action.DELETE) && (facts.isOneOfSeveral() || !additions.isEmpty()));
    }

    /** What compares with something else is a finding of the checker. */
    private boolean comparesWithValues(Comparison comparison) {
        Type type = facts.space()
                .leaves()
                .walk()
                .storedType(ValuePath.of(
                                facts.space().leaves(),
                                entity,
                                comparison.path().steps())
                        .type());
        return comparison.values().stream()
                .allMatch(word -> Constants.value(type, word.text()).isPresent());
    }

    private void sets() {
        for (Name set : facts.step().sets()) {
            entity.attribute(set.text())
                    .ifPresent(attribute ->
                            inputs.add(new StepInput(Role.SET, Optional.of(attribute), mayBeLeftOut(attribute))));
        }
    }

    /** An empty set is stored as no attribute, so a set is never optional here. */
    private static boolean mayBeLeftOut(Attribute attribute) {
        return attribute.optional() && !(attribute.type() instanceof Type.SetOf);
    }

    private void add(Predicate<StepAddition> some) {
        additions.stream().filter(some).forEach(addition -> {
            addition.via().ifPresent(via -> give(via, via.optional()));
            if (addition.amount() instanceof Amount.Of amount) {
                entity.attribute(amount.value().first()).ifPresent(attribute -> give(attribute, false));
            }
        });
    }

    /** A value is given once, however often it is needed. */
    private void give(Attribute attribute, boolean optional) {
        if (inputs.stream().noneMatch(input -> input.isOf(attribute.name().text()))) {
            inputs.add(StepInput.known(attribute, optional));
        }
    }

    private Optional<StepAddition> addition(Addition addition) {
        String name = addition.target().attribute();
        boolean ofUpdate = facts.does(Action.UPDATE)
                && addition.via().isEmpty()
                && new KeptNumbers(facts.model()).isAddable(entity, name);
        return facts.model().entity(addition.target().entity()).flatMap(target -> target.attribute(name)
                .map(attribute -> new StepAddition(
                        target,
                        attribute,
                        addition.via().flatMap(via -> entity.attribute(via.text())),
                        AdditionPlanning.amount(facts, addition),
                        ofUpdate)));
    }
}
