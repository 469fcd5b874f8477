package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Frequency.Word;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/** Reads how often something happens: {@code 200/s}, {@code high}, or average and peak. */
final class FrequencyReader {

    /** More a second than any table in the world is asked; whoever says more has slipped with a unit. */
    private static final BigDecimal MOST_PER_SECOND = BigDecimal.valueOf(1_000_000_000);

    private final Scope scope;

    FrequencyReader(Scope scope) {
        this.scope = scope;
    }

    Frequency read(Optional<Node> node) {
        return node.map(this::read).orElse(Frequency.UNSAID);
    }

    private Frequency read(Node node) {
        if (node instanceof Scalar scalar) {
            return scalar.value().contains("/")
                    ? checked(Optional.of(scalar), Optional.empty())
                    : new Frequency(
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(Word.valueOf(scalar.value().toUpperCase(Locale.ROOT))));
        }
        View view = View.of(node);
        return checked(view.scalar("average"), view.scalar("peak"));
    }

    private Frequency checked(Optional<Scalar> average, Optional<Scalar> peak) {
        Frequency frequency =
                new Frequency(average.map(Quantities::rate), peak.map(Quantities::rate), Optional.empty());
        frequency.average().ifPresent(this::refuseAbsurd);
        frequency.peak().ifPresent(this::refuseAbsurd);
        // A peak of nothing above an average of something is a contradiction, and told as one.
        frequency.average().or(frequency::peak).filter(Rate::isZero).ifPresent(this::warnOfNothing);
        return frequency;
    }

    private void refuseAbsurd(Rate rate) {
        Rate most = new Rate(MOST_PER_SECOND, Rate.Period.SECOND, rate.span());
        if (rate.isAbove(most)) {
            scope.report(LanguageCode.NUMBER_OUT_OF_RANGE
                    .at(rate.span(), "a rate above 1,000,000,000 a second")
                    .label("no table in the world is asked that often")
                    .help("is the unit right? A rate is counted per `s`, `min`, `h`, `day` or `month`"));
        }
    }

    private void warnOfNothing(Rate rate) {
        scope.report(LanguageCode.NEVER_HAPPENS
                .at(rate.span(), "a rate of 0 says that it never happens")
                .help("leave it out, or say how often it happens; something rare is `1/month`"));
    }
}
