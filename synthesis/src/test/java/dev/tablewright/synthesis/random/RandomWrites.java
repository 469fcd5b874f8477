package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.testing.Dice;
import java.util.List;
import java.util.Optional;

/** Draws how the data is written. */
final class RandomWrites {

    private final Dice dice;
    private final List<EntityDraft> entities;
    private final RandomConditions conditions;
    private final RandomRates rates;
    private Fields writes = Fields.NONE;

    RandomWrites(Dice dice, List<EntityDraft> entities) {
        this.dice = dice;
        this.entities = entities;
        this.conditions = new RandomConditions(dice);
        this.rates = new RandomRates(dice);
    }

    Fields draw() {
        for (EntityDraft entity : entities) {
            if (dice.percent(65)) {
                add("create", entity, create(entity));
            }
            if (dice.percent(55)) {
                update(entity).ifPresent(step -> add("update", entity, step));
            }
            if (dice.percent(12)) {
                add("put", entity, Fields.NONE.with("put", entity.name()));
            }
            if (dice.percent(25)) {
                add("delete", entity, delete(entity));
            }
            if (dice.percent(15)) {
                transaction(entity).ifPresent(steps -> add("change", entity, Fields.NONE.with("transaction", steps)));
            }
        }
        return writes;
    }

    private Fields create(EntityDraft entity) {
        Fields step = Fields.NONE.with("create", entity.name());
        return dice.percent(12)
                ? addition(entity).map(adds -> step.with("adds", adds)).orElse(step)
                : step;
    }

    private Optional<Fields> update(EntityDraft entity) {
        List<AttributeDraft> mutable = entity.mutable();
        Fields step = Fields.NONE.with("update", entity.name());
        List<AttributeDraft> numbers = mutable.stream()
                .filter(attribute -> attribute.kind().isNumber())
                .toList();
        if (!numbers.isEmpty() && dice.percent(20)) {
            String target = entity.name() + "." + dice.of(numbers).name();
            return Optional.of(step.with("adds", Fields.NONE.with(target, dice.of(List.of("1", "-1", "5")))));
        }
        if (mutable.isEmpty()) {
            return Optional.empty();
        }
        List<String> sets = dice.some(mutable.stream().map(AttributeDraft::name).toList(), dice.between(1, 3));
        return Optional.of(conditioned(entity, step.with("sets", sets)));
    }

    private Fields conditioned(EntityDraft entity, Fields step) {
        return dice.percent(25)
                ? conditions
                        .on(entity.attributes())
                        .map(when -> step.with("when", when))
                        .orElse(step)
                : step;
    }

    /** Something is added to a number of a parent. */
    private Optional<Fields> addition(EntityDraft entity) {
        return dice.anyOf(entity.references().stream()
                        .filter(reference -> !reference.optional())
                        .toList())
                .flatMap(reference -> entities.stream()
                        .filter(parent -> reference.refersTo(parent.name()))
                        .findFirst()
                        .flatMap(parent -> dice.anyOf(parent.mutable().stream()
                                .filter(attribute -> attribute.kind().isNumber())
                                .toList()))
                        .map(number -> Fields.NONE.with(reference.name() + "." + number.name(), "1")));
    }

    private Fields delete(EntityDraft entity) {
        Fields step = Fields.NONE.with("delete", entity.name());
        // What refers by a list is in no key, and cannot be found to be deleted: that is an error in any design.
        List<String> children = entities.stream()
                .filter(child -> !child.attributes(attribute -> attribute.refersTo(entity.name()))
                        .isEmpty())
                .filter(child -> child.attributes(attribute -> attribute.kind() != Kind.REFERENCE
                                && attribute.type().contains(entity.name()))
                        .isEmpty())
                .map(EntityDraft::name)
                .toList();
        Fields whole = children.isEmpty() || dice.percent(40)
                ? step
                : step.with("with", dice.some(children, dice.between(1, children.size())));
        return conditioned(entity, whole);
    }

    /** A child with its parent, or two entities that have nothing to do with each other. */
    private Optional<Items> transaction(EntityDraft entity) {
        List<EntityDraft> others =
                entities.stream().filter(other -> !other.equals(entity)).toList();
        return dice.anyOf(others).map(other -> {
            Fields second =
                    dice.percent(50) ? create(other) : update(other).orElse(Fields.NONE.with("delete", other.name()));
            Fields check = Fields.NONE.with("check", entity.name());
            Fields first = dice.percent(40)
                    ? conditions
                            .on(entity.attributes())
                            .map(when -> check.with("when", when))
                            .orElse(check)
                    : create(entity);
            return new Items(List.of(first, second));
        });
    }

    private void add(String verb, EntityDraft entity, Fields write) {
        Fields rated = rates.rated(write);
        writes = writes.with(
                verb + RandomNames.upper(entity.name()),
                dice.percent(3) ? rated.with("budget", rates.budget()) : rated);
    }
}
