package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import java.util.stream.Stream;

/** The busiest second has at least what an average one has. Costs follow from the one, hot keys from the other. */
public final class ContradictoryRate implements Rule {

    @Override
    public Code code() {
        return new Code("TW0313", "contradictory-rate", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return Stream.concat(
                        model.patterns().stream().map(Pattern::rate),
                        model.writes().stream().map(Write::rate))
                .flatMap(this::check);
    }

    private Stream<Diagnostic> check(Frequency rate) {
        return rate.peak().stream().flatMap(peak -> rate.average().stream()
                .filter(average -> average.isAbove(peak))
                .map(average -> finding(average, peak)));
    }

    private Diagnostic finding(Rate average, Rate peak) {
        return Diagnostic.of(code(), peak.span(), "a peak of " + peak + " is less than the average of " + average)
                .label("the busiest second")
                .also(average.span(), "the average over a month")
                .help("say more at the peak, or exchange the two");
    }
}
