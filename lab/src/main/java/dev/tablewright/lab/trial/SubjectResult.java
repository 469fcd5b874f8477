package dev.tablewright.lab.trial;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * All cases of one pattern or write.
 *
 * @param hindrance why it could not be tried at all; empty: it was
 */
public record SubjectResult(Kind kind, String name, List<TrialResult> cases, Optional<String> hindrance) {

    /** What was tried. */
    public enum Kind {
        PATTERN,
        WRITE
    }

    public SubjectResult {
        cases = List.copyOf(cases);
    }

    public boolean isPassed() {
        return hindrance.isEmpty() && cases.stream().allMatch(TrialResult::isPassed);
    }

    public long failed() {
        return cases.stream().filter(each -> !each.isPassed()).count();
    }

    /** Those of the case that gave most. */
    public Optional<Figures> figures() {
        return cases.stream()
                .flatMap(each -> each.figures().stream())
                .max(Comparator.comparingInt(Figures::returned).thenComparing(Figures::units));
    }
}
