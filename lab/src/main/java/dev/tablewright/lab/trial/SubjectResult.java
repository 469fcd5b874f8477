package dev.tablewright.lab.trial;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * All cases of one pattern or write.
 *
 * @param untried why it was not tried, or, of a write, was only tried where it must be refused; empty: it was tried
 */
public record SubjectResult(Kind kind, String name, List<TrialResult> cases, Optional<String> untried) {

    /** What was tried. */
    public enum Kind {
        PATTERN,
        WRITE
    }

    public SubjectResult {
        cases = List.copyOf(cases);
    }

    /** Whether nothing failed. What was not tried has not failed either. */
    public boolean isPassed() {
        return cases.stream().allMatch(TrialResult::isPassed);
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
