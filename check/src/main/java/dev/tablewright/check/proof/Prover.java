package dev.tablewright.check.proof;

import java.util.List;
import java.util.stream.Stream;

/** Proves what there is to prove about a model with a design. */
public final class Prover {

    private Prover() {}

    /** A proof for each entity, then for each pattern, in the order of the file. */
    public static List<Proof> prove(Analysis analysis) {
        EntityProver entities = new EntityProver(analysis);
        PatternProver patterns = new PatternProver(analysis);
        return Stream.concat(
                        analysis.model().entities().stream().map(entities::prove),
                        analysis.plans().stream().map(patterns::prove))
                .toList();
    }
}
