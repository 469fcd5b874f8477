package dev.tablewright.synthesis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.synthesis.Rated;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.random.SmallModel;
import dev.tablewright.synthesis.random.Tally;
import dev.tablewright.synthesis.search.Option;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Just below a told figure one of two designs is the cheaper one, just above it the other. */
class TippingTest {

    private static final long SEED = Scale.seed(20261115);

    private static final Layout LAYOUT = Layout.SINGLE_TABLE;

    /** A figure has two digits and is found to a few percent. */
    private static final BigDecimal JUST = new BigDecimal("1.1");

    private static final java.util.regex.Pattern TOLD = java.util.regex.Pattern.compile("(above|below) ([0-9.,]+)/.*");

    private final CheckedAppraiser appraiser = new CheckedAppraiser();
    private final Tally tally = new Tally();

    /** A number of the model and how large it is. */
    private record Figure(Scaled scaled, BigDecimal said) {

        static Stream<Figure> in(Model model) {
            return Stream.concat(
                    model.patterns().stream().flatMap(Figure::of),
                    model.writes().stream().flatMap(Figure::of));
        }

        private static Stream<Figure> of(Pattern pattern) {
            return rate(pattern.rate()).map(rate -> new Figure(new Scaled.PatternRate(pattern), rate.amount()));
        }

        private static Stream<Figure> of(Write write) {
            return rate(write.rate()).map(rate -> new Figure(new Scaled.WriteRate(write), rate.amount()));
        }

        private static Stream<Rate> rate(Frequency frequency) {
            return frequency.average().or(frequency::peak).stream();
        }
    }

    @Test
    void theCheaperDesignChangesThere() {
        for (long seed = SEED; seed < SEED + Scale.times(20, 40, 1_000); seed++) {
            long number = seed;
            SmallModel.draw(seed).ifPresent(asked -> tryModel(number, Rated.of(asked.model())));
        }
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(tally.of("tipping points")).isGreaterThanOrEqualTo(Scale.times(20, 40, 1_000) / 20);
    }

    private void tryModel(long seed, Model model) {
        Search search = new Search(model, LAYOUT, appraiser, 1, () -> false);
        if (search.drafts().isEmpty()) {
            return;
        }
        Draft best = search.drafts().get(0);
        for (Pattern pattern : model.patterns()) {
            List<Option> options = pattern.entities().size() == 1 ? search.keys(pattern) : search.places(pattern);
            options.stream()
                    .map(Option::draft)
                    .filter(other -> !other.equals(best))
                    .limit(1)
                    .forEach(other -> Figure.in(model).forEach(number -> tryNumber(seed, model, best, other, number)));
        }
    }

    private void tryNumber(long seed, Model model, Draft best, Draft other, Figure number) {
        Optional<String> told = new Tipping(model, LAYOUT, appraiser).between(best, other, number.scaled());
        Matcher figure = TOLD.matcher(told.orElse(""));
        if (!figure.matches()) {
            tally.count("no tipping point");
            return;
        }
        if (isCheaper(other, best, model)) {
            // The search adds up prices of parts; as a whole, the other one is the better one already.
            tally.count("cheaper as it is");
            return;
        }
        tally.count("tipping points");
        BigDecimal factor =
                new BigDecimal(figure.group(2).replace(",", "")).divide(number.said(), MathContext.DECIMAL64);
        boolean above = figure.group(1).equals("above");
        BigDecimal beyond = above ? factor.multiply(JUST) : factor.divide(JUST, MathContext.DECIMAL64);
        BigDecimal before = above ? factor.divide(JUST, MathContext.DECIMAL64) : factor.multiply(JUST);
        assertThat(isCheaper(other, best, number.scaled().model(model, beyond)))
                .as("seed %d: %s, %s is cheaper than %s", seed, told, other, best)
                .isTrue();
        assertThat(isCheaper(other, best, number.scaled().model(model, before)))
                .as("seed %d: on this side of %s, %s is no cheaper than %s", seed, told, other, best)
                .isFalse();
    }

    private boolean isCheaper(Draft one, Draft other, Model scaled) {
        return price(scaled, one).compareTo(price(scaled, other)) < 0;
    }

    private BigDecimal price(Model scaled, Draft draft) {
        return appraiser
                .appraise(DraftRendering.render(scaled, LAYOUT, draft.of(scaled)))
                .whole()
                .dollars();
    }
}
