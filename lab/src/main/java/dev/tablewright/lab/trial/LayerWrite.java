package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.runtime.write.Outcome;
import java.util.List;
import java.util.Optional;

/** A write of a data access layer. */
@FunctionalInterface
public interface LayerWrite {

    /** Why it cannot be done; empty if it can. */
    default Optional<String> hindrance() {
        return Optional.empty();
    }

    /** @param steps one for each step of the write */
    Outcome<?> run(List<StepArguments> steps);
}
