package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Ask;
import java.util.List;

/** Whoever keeps a number from the stream knows the id of the parent, and must find it by that: it is asked of its keys as well. */
final class StreamedParents {

    private StreamedParents() {}

    static List<Ask> asksFor(Problem problem, Entity parent) {
        boolean kept = problem.model().aggregates().stream()
                .anyMatch(aggregate -> aggregate.upkeep() == Upkeep.STREAM
                        && aggregate.target().entity().equals(parent.name().text()));
        return kept && !parent.singleton()
                ? List.of(new Ask(
                        problem.paths(),
                        Question.of(parent.name(), Pattern.Operation.GET, parent, parent.id(), parent.span()),
                        parent,
                        true))
                : List.of();
    }
}
