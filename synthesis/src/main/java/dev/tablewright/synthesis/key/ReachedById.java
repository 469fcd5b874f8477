package dev.tablewright.synthesis.key;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.pattern.Write;
import java.util.function.Predicate;

/** Who has nothing but a reference to an item, which is its id, must find it by that. */
public final class ReachedById {

    private final Model model;

    public ReachedById(Model model) {
        this.model = model;
    }

    /** Whether counts, sums, sequences or additions write items of an entity from elsewhere. */
    public boolean atAll(String entity) {
        return is(entity, aggregate -> true);
    }

    /** The same, leaving out what follows the stream, which may look an item up first. */
    public boolean atOnce(String entity) {
        return is(entity, aggregate -> aggregate.upkeep() == Aggregate.Upkeep.TRANSACTION);
    }

    private boolean is(String entity, Predicate<Aggregate> counted) {
        boolean aggregated = model.aggregates().stream()
                .filter(counted)
                .anyMatch(aggregate -> aggregate.target().entity().equals(entity));
        boolean counts = model.entities().stream()
                .flatMap(other -> other.sequences().stream())
                .flatMap(sequence -> sequence.counter().stream())
                .anyMatch(counter -> counter.entity().equals(entity));
        return aggregated || counts || model.writes().stream().anyMatch(write -> addsTo(write, entity));
    }

    private static boolean addsTo(Write write, String entity) {
        return write.steps().stream()
                .flatMap(step -> step.adds().stream())
                .anyMatch(addition ->
                        addition.via().isPresent() && addition.target().entity().equals(entity));
    }
}
