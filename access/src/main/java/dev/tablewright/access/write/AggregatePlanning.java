package dev.tablewright.access.write;

import dev.tablewright.model.entity.Aggregate.Upkeep;
import java.util.stream.Stream;

/** Keeps counts and sums: whatever changes what is counted changes the result, in the same transaction or a moment later. */
final class AggregatePlanning {

    private final StepFacts facts;

    AggregatePlanning(StepFacts facts) {
        this.facts = facts;
    }

    Stream<ItemAction> actions(Upkeep upkeep) {
        return facts.model().aggregates().stream()
                .filter(kept -> kept.upkeep() == upkeep && kept.source().text().equals(facts.entityName()))
                .flatMap(kept -> facts.model().entity(kept.target().entity()).stream()
                        .flatMap(parent -> new AggregateUpkeep(facts, kept, parent).actions()));
    }
}
