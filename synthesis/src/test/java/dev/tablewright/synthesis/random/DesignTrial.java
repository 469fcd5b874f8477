package dev.tablewright.synthesis.random;

import dev.tablewright.check.Checker;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.write.DesignWriter;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.Designer;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.synthesis.Synthesised;
import dev.tablewright.synthesis.Wish;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A random model is designed in one layout, and the answer is held against what must hold of every answer. */
final class DesignTrial {

    /** {@code -Dtablewright.test.layout=auto} tries one only. */
    static final List<Optional<Layout>> LAYOUTS = Stream.of(
                    Optional.of(Layout.SINGLE_TABLE), Optional.of(Layout.TABLE_PER_ENTITY), Optional.<Layout>empty())
            .filter(layout -> word(layout).matches(System.getProperty("tablewright.test.layout", ".*")))
            .toList();

    private static final int DESIGNS = 3;

    private final DesignlessModel asked;
    private final Optional<Layout> layout;
    private final Tally tally;

    private DesignTrial(DesignlessModel asked, Optional<Layout> layout, Tally tally) {
        this.asked = asked;
        this.layout = layout;
        this.tally = tally;
    }

    /** The trial of a layout. */
    static FaultReport.Trial in(Optional<Layout> layout, Tally tally) {
        return new FaultReport.Trial("layout " + word(layout), asked -> new DesignTrial(asked, layout, tally).fault());
    }

    static Synthesised design(Model model, Optional<Layout> layout) {
        return Designer.design(model, new Wish(layout, DESIGNS, () -> false), new CheckedAppraiser());
    }

    static String word(Optional<Layout> layout) {
        return layout.map(said -> said.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .orElse("auto");
    }

    private Optional<Fault> fault() {
        long start = System.nanoTime();
        Synthesised answer = design(asked.model(), layout);
        long millis = (System.nanoTime() - start) / 1_000_000;
        count("milliseconds", (int) millis);
        count(millis < 1_000 ? "below a second" : millis < 5_000 ? "below five seconds" : "above five seconds", 1);
        count("answers", 1);
        if (answer.proposals().isEmpty()) {
            answer.findings()
                    .forEach(
                            finding -> count("no proposal for " + finding.code().id(), 1));
            return Fault.unless(!answer.findings().isEmpty(), "neither a proposal nor a finding", "")
                    .or(() -> Unwelcome.firstOf(answer.findings())
                            .map(finding -> new Fault(
                                    Fault.kind(finding, asked.model()), CorpusFile.rendered(answer.findings()))));
        }
        countWhatIsGood(answer);
        for (Proposal proposal : answer.proposals()) {
            Optional<Fault> fault = new ProposalCheck(asked, layout, proposal).check();
            if (fault.isPresent()) {
                return fault;
            }
        }
        return isRanked(answer).or(() -> isTheSameAgain(answer));
    }

    private void countWhatIsGood(Synthesised answer) {
        Model best = answer.proposals().get(0).model();
        count(answer.isOptimal() ? "optimal" : "not known to be optimal", 1);
        count("proposals", answer.proposals().size());
        answer.findings().forEach(finding -> count("said " + finding.code().id(), 1));
        Checker.check(best)
                .forEach(finding -> count(
                        "found " + finding.code().id() + " " + finding.code().name(), 1));
        best.design().map(Design::tables).orElse(List.of()).forEach(table -> {
            count("tables", 1);
            count("indexes", table.indexes().size());
        });
    }

    private void count(String what, int times) {
        tally.count(word(layout) + ": " + what, times);
    }

    /** The best comes first: what breaks fewer limits, then what costs less. */
    private static Optional<Fault> isRanked(Synthesised answer) {
        Worth best = answer.proposals().get(0).worth();
        boolean first = answer.proposals().stream()
                .map(Proposal::worth)
                .allMatch(other -> best.violations() < other.violations()
                        || (best.violations() == other.violations()
                                && best.dollars().compareTo(other.dollars()) <= 0));
        boolean gap = answer.gap().signum() >= 0 && answer.gap().compareTo(BigDecimal.ONE) <= 0;
        return Fault.unless(
                        first,
                        "the best proposal is not the first",
                        answer.proposals().stream().map(Proposal::worth).toList())
                .or(() -> Fault.unless(gap, "a gap that cannot be", answer.gap()));
    }

    /** Some of the models are designed a second time, from the same text. */
    private Optional<Fault> isTheSameAgain(Synthesised answer) {
        if (asked.text().hashCode() % 4 != 0) {
            return Optional.empty();
        }
        DesignlessModel copy = DesignlessModel.of(asked.sketch()).orElseThrow();
        List<String> before = texts(answer);
        List<String> again = texts(design(copy.model(), layout));
        return Fault.unless(
                before.equals(again),
                "designed again, it is another design",
                String.join("\n", before) + "\nand then\n" + String.join("\n", again));
    }

    private static List<String> texts(Synthesised answer) {
        return answer.proposals().stream()
                .map(proposal -> DesignWriter.write(proposal.model()))
                .toList();
    }
}
