package dev.tablewright.access.write;

import dev.tablewright.model.entity.Attribute;
import java.util.Optional;

/**
 * What the caller of a write gives for one of its steps.
 *
 * @param attribute of the written entity; empty: the whole of it
 * @param optional whether the caller may leave it out
 */
public record StepInput(Role role, Optional<Attribute> attribute, boolean optional) {

    /** What it is for. */
    public enum Role {
        /** The entity that is created or put. */
        ENTITY,
        /** Part of what the entity is found by, or of what the step adds: a value that the entity has. */
        KNOWN,
        /** The value that an attribute gets. */
        SET,
        /** The version that the caller has read. */
        VERSION
    }

    static StepInput known(Attribute attribute, boolean optional) {
        return new StepInput(Role.KNOWN, Optional.of(attribute), optional);
    }

    public boolean is(Role other) {
        return role == other;
    }

    boolean isOf(String name) {
        return attribute.filter(some -> some.name().text().equals(name)).isPresent();
    }
}
