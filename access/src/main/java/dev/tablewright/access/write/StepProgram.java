package dev.tablewright.access.write;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import java.util.List;
import java.util.Optional;

/**
 * A step of a write as its caller sees it: what he gives, and what is done with it. What else follows from that, the plan says.
 *
 * @param key the attributes that the key of the table is made of
 * @param inputs in the order in which the caller gives them
 * @param conditions what must hold of the entity as it is
 * @param mustExist whether a deletion of nothing is refused: other things would be done for its sake
 */
public record StepProgram(
        WriteStep step,
        Entity entity,
        List<Attribute> key,
        List<StepInput> inputs,
        List<StepAddition> additions,
        List<ItemTest.Holds> conditions,
        boolean mustExist) {

    public StepProgram {
        key = List.copyOf(key);
        inputs = List.copyOf(inputs);
        additions = List.copyOf(additions);
        conditions = List.copyOf(conditions);
    }

    /** Whether the caller gives the whole entity, and gets it back as it is stored. */
    public boolean givesEntity() {
        return step.action() == Action.CREATE || step.action() == Action.PUT;
    }

    /** The values that attributes get, in the order of the model. */
    public List<StepInput> sets() {
        return inputs.stream().filter(input -> input.is(StepInput.Role.SET)).toList();
    }

    /** The version that the caller must have read; empty if any will do. */
    public Optional<StepInput> version() {
        return inputs.stream().filter(input -> input.is(StepInput.Role.VERSION)).findFirst();
    }

    /** Where the value of an attribute comes from: of one that is named twice, this is the value that the entity has. */
    public StepInput given(Attribute attribute) {
        return inputs.stream()
                .filter(input -> input.isOf(attribute.name().text()))
                .findFirst()
                .orElseThrow();
    }

    /** Whether an attribute that is set is part of the key: then the caller names it twice, where it is and where it goes. */
    public boolean isMoved(StepInput set) {
        return set.is(StepInput.Role.SET) && key.contains(set.attribute().orElseThrow());
    }
}
