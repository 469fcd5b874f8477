package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.runtime.write.Outcome;
import java.util.List;

/** A write of a data access layer. */
@FunctionalInterface
public interface LayerWrite {

    /** @param steps one for each step of the write */
    Outcome<?> run(List<StepArguments> steps);
}
