package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.Skew;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * One way in which data is written. More than one step means: all of them or none.
 *
 * @param skew how unequally the written entities are chosen; empty: as the entity expects
 * @param budget what a call may cost at most
 * @param span the whole declaration
 */
public record Write(
        Name name,
        List<WriteStep> steps,
        Frequency rate,
        Optional<Skew> skew,
        Optional<Budget> budget,
        Optional<String> description,
        Span span) {

    public Write {
        steps = List.copyOf(steps);
    }

    /** The same, in other steps. */
    public Write inSteps(List<WriteStep> others) {
        return new Write(name, others, rate, skew, budget, description, span);
    }

    /** The same, at another rate. */
    public Write atRate(Frequency other) {
        return new Write(name, steps, other, skew, budget, description, span);
    }
}
