package dev.tablewright.synthesis.candidate;

import java.util.List;

/** A design before it has names: how every entity is stored, and which of them stand together for which pattern. */
public record Draft(List<EntityChoice> choices, List<Gathering> gatherings) {
    public Draft {
        choices = List.copyOf(choices);
        gatherings = List.copyOf(gatherings);
    }
}
