package dev.tablewright.check.rule;

import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One read of a plan that serves a pattern, and what there is to say about it. */
record ServedRead(Analysis analysis, Pattern pattern, Read read) {

    /** All reads of all plans, in the order of the file. */
    static Stream<ServedRead> in(Subject subject) {
        return subject.analysis().stream().flatMap(ServedRead::in);
    }

    static Stream<ServedRead> in(Analysis analysis) {
        return analysis.plans().stream()
                .filter(plan -> !isInDoubt(analysis, plan))
                .flatMap(plan -> in(analysis, plan));
    }

    private static Stream<ServedRead> in(Analysis analysis, AccessPlan plan) {
        return plan.reads().stream().map(read -> new ServedRead(analysis, plan.pattern(), read));
    }

    /** Whether a key of what is wanted cannot be read back: how it is found is to be asked when that has been mended. */
    static boolean isInDoubt(Analysis analysis, AccessPlan plan) {
        List<Name> entities = plan.pattern().entities();
        if (analysis.space().design().encoding() == ValueEncoding.RAW) {
            // In a raw key the values themselves may show where they end: it takes an example.
            return entities.stream().anyMatch(entity -> analysis.uniqueness().isShared(entity.text()));
        }
        return entities.stream().anyMatch(entity -> analysis.uniqueness().isAmbiguous(entity.text()));
    }

    /** The patterns of which that holds. */
    static Set<Name> doubtful(Analysis analysis) {
        return analysis.plans().stream()
                .filter(plan -> isInDoubt(analysis, plan))
                .map(plan -> plan.pattern().name())
                .collect(Collectors.toSet());
    }

    boolean isQuery() {
        return read.operation() == Read.Operation.QUERY;
    }

    /** How often the pattern is called in the busiest second. */
    Optional<BigDecimal> perSecond() {
        return Pace.of(pattern.rate()).peak();
    }

    /** Where the pattern says what has to be filtered by. */
    Span placeOf(Placement placement, FilterTerm term) {
        if (term instanceof FilterTerm.Holds holds) {
            return holds.comparison().span();
        }
        if (term instanceof FilterTerm.Within within) {
            return within.narrowing().path().span();
        }
        String path = ((FilterTerm.Equals) term).leaf().path() + ".";
        return pattern.by().stream()
                .filter(parameter -> parameter.paths().getOrDefault(placement.occupant(), List.of()).stream()
                        .anyMatch(given -> path.startsWith(given.dotted() + ".")))
                .map(parameter -> parameter.name().span())
                .findFirst()
                .orElse(pattern.name().span());
    }
}
