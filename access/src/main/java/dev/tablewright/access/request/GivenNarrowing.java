package dev.tablewright.access.request;

import dev.tablewright.model.pattern.Narrowing;

/**
 * The range or the prefix that the caller of a pattern gives.
 *
 * @param path to the value that is narrowed, in the first entity that has it
 * @param bounded whether a range needs both ends: units of time are walked from one to the other
 */
public record GivenNarrowing(Narrowing narrowing, ValuePath path, boolean bounded) {

    public boolean isRange() {
        return narrowing.kind() == Narrowing.Kind.RANGE;
    }
}
