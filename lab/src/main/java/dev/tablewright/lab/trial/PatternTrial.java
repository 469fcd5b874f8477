package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.reference.Answer;
import dev.tablewright.lab.reference.ReferenceAnswer;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.pattern.Budget;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.runtime.query.Page;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** Asks a pattern in many ways, and holds the answers against the reference. */
final class PatternTrial {

    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final int FEW = 3;
    private static final int MOST_PAGES = 25;
    private static final int MOST_SHOWN = 100;

    /** The rows of a page of a pattern that declares no size. */
    private static final int USUAL_PAGE = 100;

    private final Laboratory laboratory;
    private final BoundPattern bound;
    private final Pattern pattern;
    private final LayerPattern asked;
    private final ReferenceAnswer reference;
    private final RowText text;

    PatternTrial(Laboratory laboratory, BoundPattern bound) {
        this.laboratory = laboratory;
        this.bound = bound;
        this.pattern = bound.pattern();
        this.asked = laboratory.reading().pattern(pattern.name().text());
        this.reference = new ReferenceAnswer(laboratory.model(), pattern);
        this.text = new RowText(laboratory.model());
    }

    /** @param occasion what happened before; nothing, if it is empty */
    List<TrialResult> run(Collection<Row> rows, String occasion) {
        List<TrialResult> results = new ArrayList<>();
        for (PatternCase each : new PatternCases(laboratory.model(), bound).of(rows)) {
            results.add(patiently(rows, each, occasion));
        }
        return results;
    }

    private TrialResult patiently(Collection<Row> rows, PatternCase each, String occasion) {
        TrialResult result = run(rows, each, occasion);
        Duration waited = Duration.ZERO;
        while (!result.isPassed() && waited.compareTo(laboratory.patience()) < 0) {
            LockSupport.parkNanos(PAUSE.toNanos());
            waited = waited.plus(PAUSE);
            result = run(rows, each, occasion);
        }
        return result;
    }

    private TrialResult run(Collection<Row> rows, PatternCase each, String occasion) {
        String title = title(each, occasion);
        laboratory.recording().taken();
        try {
            return switch (pattern.operation()) {
                case COUNT -> count(rows, each, title);
                case GET -> compared(rows, each, title, got(each));
                case LIST ->
                    pattern.top().isPresent()
                            ? compared(
                                    rows,
                                    each,
                                    title,
                                    asked.top(each.arguments().get(0)))
                            : list(rows, each, title);
            };
        } catch (RuntimeException e) {
            laboratory.endIfPlaceFailed(e);
            return failed(title, "it failed: " + e.getMessage(), expected(rows, each), List.of());
        }
    }

    private String title(PatternCase each, String occasion) {
        String arguments = each.arguments().stream()
                .limit(FEW)
                .map(some -> text.of(bound.parameters(), some))
                .collect(Collectors.joining("; "));
        String more = each.arguments().size() > FEW ? "; … (" + each.arguments().size() + ")" : "";
        String why = PatternCases.join(occasion, each.occasion());
        return arguments.isEmpty()
                ? (why.isEmpty() ? "as it is" : why)
                : (why.isEmpty() ? "" : why + ": ") + arguments + more;
    }

    private Answer expected(Collection<Row> rows, PatternCase each) {
        return pattern.batch().isPresent()
                ? reference.ofBatch(rows, each.arguments(), laboratory.now())
                : reference.of(rows, each.arguments().get(0), laboratory.now());
    }

    private TrialResult count(Collection<Row> rows, PatternCase each, String title) {
        Arguments arguments = each.arguments().get(0);
        long actual = asked.count(arguments);
        List<Exchange> exchanges = laboratory.taken(pattern.name().text());
        long expected = reference.count(rows, arguments, laboratory.now());
        if (actual != expected) {
            return failed(
                    title,
                    expected + " were to be counted, " + actual + " were",
                    expected(rows, each),
                    List.of(),
                    exchanges);
        }
        return measured(title, exchanges, 1);
    }

    private List<Row> got(PatternCase each) {
        return pattern.batch().isPresent()
                ? asked.batch(each.arguments())
                : asked.get(each.arguments().get(0)).stream().toList();
    }

    private TrialResult compared(Collection<Row> rows, PatternCase each, String title, List<Row> found) {
        List<Exchange> exchanges = laboratory.taken(pattern.name().text());
        Answer expected = expected(rows, each);
        List<Row> actual = found.stream().map(reference::projected).toList();
        Optional<Answer.Difference> difference = expected.difference(actual);
        return difference.isPresent()
                ? failed(title, expected, actual, difference.get(), exchanges)
                : measured(title, exchanges, actual.size());
    }

    /** All pages as long as the model says, and then all pages once more, short ones: every cursor has to lead to the right place. */
    private TrialResult list(Collection<Row> rows, PatternCase each, String title) {
        Answer expected = expected(rows, each);
        Arguments arguments = each.arguments().get(0);
        Page<Row> first = asked.page(arguments, OptionalInt.empty(), Optional.empty());
        List<Exchange> ofFirst = laboratory.taken(pattern.name().text());
        int declared = pattern.page().orElse(USUAL_PAGE);
        Optional<TrialResult> wrong = walked(arguments, first, OptionalInt.empty(), declared, expected, title, ofFirst);
        if (wrong.isPresent()) {
            return wrong.get();
        }
        int few = Math.max(FEW, expected.size() / MOST_PAGES);
        Page<Row> start = asked.page(arguments, OptionalInt.of(few), Optional.empty());
        wrong = walked(arguments, start, OptionalInt.of(few), few, expected, title + ", in pages of " + few, List.of());
        return wrong.orElseGet(() -> measured(title, ofFirst, first.items().size()));
    }

    /** What is wrong with all pages together; empty: nothing. */
    private Optional<TrialResult> walked(
            Arguments arguments,
            Page<Row> first,
            OptionalInt asking,
            int size,
            Answer expected,
            String title,
            List<Exchange> ofFirst) {
        List<Row> actual = new ArrayList<>();
        Page<Row> page = first;
        add(actual, page);
        int pages = 1;
        // An empty page with a cursor is allowed at the end, but nobody should have to ask for ever.
        int most = expected.size() / size + 3;
        while (page.next().isPresent() && pages < most) {
            if (page.items().size() < size) {
                return Optional.of(failed(
                        title,
                        "page " + pages + " has only " + page.items().size() + " of " + size + " rows, and a cursor",
                        expected,
                        actual));
            }
            page = asked.page(arguments, asking, page.next());
            add(actual, page);
            pages++;
        }
        List<Exchange> exchanges = new ArrayList<>(ofFirst);
        exchanges.addAll(laboratory.taken(pattern.name().text()));
        if (page.next().isPresent()) {
            return Optional.of(
                    failed(title, "after " + pages + " pages there is still a cursor", expected, actual, exchanges));
        }
        return expected.difference(actual).map(difference -> failed(title, expected, actual, difference, exchanges));
    }

    private void add(List<Row> rows, Page<Row> page) {
        page.items().forEach(row -> rows.add(reference.projected(row)));
    }

    /** It was right: was it also as cheap as it should be? */
    private TrialResult measured(String title, List<Exchange> exchanges, int returned) {
        Optional<ReadPrediction.Predicted> predicted = new ReadPrediction(laboratory.client()).of(exchanges);
        Figures figures = Figures.of(
                exchanges, returned, predicted.map(units -> units.documented().toBigDecimal()), bound.call());
        if (predicted.isPresent() && !predicted.get().isMetBy(figures.units())) {
            return costly(
                    title,
                    figures,
                    "it consumed " + plain(figures.units()) + " units, and the items that it read come to "
                            + plain(predicted.get().documented().toBigDecimal()),
                    exchanges);
        }
        Optional<String> over = pattern.budget().flatMap(budget -> over(budget, figures));
        return over.isPresent()
                ? costly(title, figures, over.get(), exchanges)
                : new TrialResult(title, Optional.of(figures), Optional.empty());
    }

    static Optional<String> over(Budget budget, Figures figures) {
        if (budget.units()
                .filter(most -> figures.units().compareTo(most.value()) > 0)
                .isPresent()) {
            return Optional.of("it consumed " + plain(figures.units()) + " units, and its budget is "
                    + plain(budget.units().get().value()));
        }
        if (budget.requests().filter(most -> figures.requests() > most.value()).isPresent()) {
            return Optional.of("it took " + figures.requests() + " requests, and its budget is "
                    + budget.requests().get().value());
        }
        return Optional.empty();
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private static TrialResult costly(String title, Figures figures, String what, List<Exchange> exchanges) {
        return new TrialResult(
                title,
                Optional.of(figures),
                Optional.of(new Failure(what, List.of(), List.of(), List.of(), requests(exchanges))));
    }

    private TrialResult failed(
            String title, Answer expected, List<Row> actual, Answer.Difference difference, List<Exchange> exchanges) {
        return new TrialResult(
                title,
                Optional.empty(),
                Optional.of(new Failure(
                        RowDifferences.sentence(expected.size(), actual.size(), difference),
                        new RowDifferences(text).lines(difference),
                        shown(expected.rows()),
                        shown(actual),
                        requests(exchanges))));
    }

    private TrialResult failed(String title, String what, Answer expected, List<Row> actual) {
        return failed(
                title, what, expected, actual, laboratory.taken(pattern.name().text()));
    }

    private TrialResult failed(String title, String what, Answer expected, List<Row> actual, List<Exchange> exchanges) {
        return new TrialResult(
                title,
                Optional.empty(),
                Optional.of(new Failure(what, List.of(), shown(expected.rows()), shown(actual), requests(exchanges))));
    }

    private List<String> shown(List<Row> rows) {
        return rows.stream().limit(MOST_SHOWN).map(text::of).toList();
    }

    static List<String> requests(List<Exchange> exchanges) {
        return exchanges.stream().limit(MOST_SHOWN).map(RequestText::of).toList();
    }
}
