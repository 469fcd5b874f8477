package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.Model;
import java.util.List;
import java.util.Optional;

/**
 * A design before it has names: how every entity is stored, and which of them stand together for which pattern.
 *
 * @param precise whether an index that must hold everything of some entities names it, so that it holds no more of the others
 * @param dense whether entities share the partitions of an index that are about the same, even if nobody reads them together
 */
public record Draft(List<EntityChoice> choices, List<Gathering> gatherings, boolean precise, boolean dense) {
    public Draft {
        choices = List.copyOf(choices);
        gatherings = List.copyOf(gatherings);
    }

    public Draft(List<EntityChoice> choices, List<Gathering> gatherings) {
        this(choices, gatherings, true, true);
    }

    /** The same with indexes that hold everything as soon as one entity needs it. */
    public Draft generous() {
        return new Draft(choices, gatherings, false, dense);
    }

    /** The same with more indexes, so that what is hot in one partition is not made hotter by others. */
    public Draft loose() {
        return new Draft(choices, gatherings, precise, false);
    }

    /** The same of the entities of a model: those that it has, as it has them. */
    public Draft of(Model model) {
        List<EntityChoice> there = model.entities().stream()
                .flatMap(entity -> choice(entity.name().text()).map(choice -> choice.of(entity)).stream())
                .toList();
        return new Draft(there, gatherings, precise, dense);
    }

    public Optional<EntityChoice> choice(String entity) {
        return choices.stream().filter(choice -> choice.name().equals(entity)).findFirst();
    }

    public Optional<Gathering> gathering(String pattern) {
        return gatherings.stream()
                .filter(gathering -> gathering.pattern().equals(pattern))
                .findFirst();
    }
}
