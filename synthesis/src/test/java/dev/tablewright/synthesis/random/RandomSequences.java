package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Lets numbers count within each parent: with a counter of their own, or one that the parent keeps. */
final class RandomSequences {

    private final Dice dice;

    RandomSequences(Dice dice) {
        this.dice = dice;
    }

    void draw(List<EntityDraft> entities) {
        for (EntityDraft entity : entities) {
            List<AttributeDraft> numbers =
                    entity.attributes(a -> a.kind() == Kind.INTEGER && !a.optional() && entity.isIdentifiedBy(a));
            dice.anyOf(numbers).filter(number -> dice.percent(55)).ifPresent(number -> count(entity, number, entities));
        }
    }

    private void count(EntityDraft entity, AttributeDraft number, List<EntityDraft> entities) {
        List<AttributeDraft> parents = entity.attributes(a -> a.kind() == Kind.REFERENCE && entity.isIdentifiedBy(a));
        Fields sequence = Fields.NONE;
        if (parents.isEmpty()) {
            sequence = sequence.with(number.name(), Fields.NONE);
        } else {
            AttributeDraft parent = dice.of(parents);
            sequence = dice.percent(60)
                    ? sequence.with(number.name(), parent.name())
                    : sequence.with(number.name(), counted(parent, entities));
        }
        entity.say("sequence", sequence);
    }

    /** The counter is an attribute of the parent; several children may share it. */
    private Fields counted(AttributeDraft parent, List<EntityDraft> entities) {
        EntityDraft keeper = entities.stream()
                .filter(candidate -> parent.refersTo(candidate.name()))
                .findFirst()
                .orElseThrow();
        String counter = "lastNumber";
        if (!keeper.has(counter)) {
            keeper.addKept(AttributeDraft.simple(counter, Kind.INTEGER).with("default", "0"));
        }
        return Fields.NONE.with("per", parent.name()).with("counter", keeper.name() + "." + counter);
    }
}
