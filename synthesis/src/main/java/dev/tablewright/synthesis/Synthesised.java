package dev.tablewright.synthesis;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.explain.Explanation;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the synthesis found.
 *
 * @param proposals the best first; none if findings say why there can be none
 * @param gap by which part of its price the best design can at most be undercut, among all that were considered; zero: it is
 *     optimal
 * @param strategies how the best design stores each relationship, by its line
 * @param explanation why the best design is as it is; that takes as long again as the search, so that it is found out when
 *     it is wanted
 * @param assumptions what was taken for granted because the model does not say it; a sentence each
 * @param findings what the author has to change, or should know
 */
public record Synthesised(
        List<Proposal> proposals,
        BigDecimal gap,
        Map<String, String> strategies,
        Optional<Explanation> explanation,
        List<String> assumptions,
        List<Diagnostic> findings) {

    public Synthesised {
        proposals = List.copyOf(proposals);
        strategies = Collections.unmodifiableMap(new LinkedHashMap<>(strategies));
        assumptions = List.copyOf(assumptions);
        findings = List.copyOf(findings);
    }

    /** The decisions of the best design. */
    public List<Decision> decisions() {
        return explanation.map(Explanation::decisions).orElse(List.of());
    }

    public Optional<Proposal> best() {
        return proposals.stream().findFirst();
    }

    public boolean isOptimal() {
        return gap.signum() == 0;
    }
}
