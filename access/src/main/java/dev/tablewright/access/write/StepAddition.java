package dev.tablewright.access.write;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.Optional;

/**
 * A number that a step adds.
 *
 * @param target the entity that it is added to
 * @param attribute of the target
 * @param via the attribute of the written entity that refers to the target; empty: the target is the written entity itself
 * @param ofUpdate whether it is one of the changes that the step's own update makes
 */
public record StepAddition(
        Entity target, Attribute attribute, Optional<Attribute> via, Amount amount, boolean ofUpdate) {}
