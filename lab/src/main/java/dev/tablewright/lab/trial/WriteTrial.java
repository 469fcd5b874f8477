package dev.tablewright.lab.trial;

import dev.tablewright.access.write.StepProgram;
import dev.tablewright.lab.bind.BoundWrite;
import dev.tablewright.lab.bind.StepArguments;
import dev.tablewright.lab.reference.ReferenceOutcome;
import dev.tablewright.lab.reference.ReferenceWrites;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Does a write in many ways: it must happen, or be refused for the right reason and leave everything as it was. */
final class WriteTrial {

    private final Laboratory laboratory;
    private final TrialState state;
    private final BoundWrite bound;
    private final List<StepProgram> programs;
    private final List<WriteStep> steps;
    private final RowText text;
    private boolean tried;
    private Optional<String> obstacle = Optional.empty();

    /** @param programs of the steps that the write should have */
    WriteTrial(Laboratory laboratory, TrialState state, BoundWrite bound, List<StepProgram> programs) {
        this.laboratory = laboratory;
        this.state = state;
        this.bound = bound;
        this.programs = programs;
        this.steps = programs.stream().map(StepProgram::step).toList();
        this.text = new RowText(laboratory.model());
    }

    List<TrialResult> run() {
        List<TrialResult> results = new ArrayList<>();
        for (int variant = 0; variant < variants(); variant++) {
            run(Twist.NONE, 0, variant).ifPresent(results::add);
        }
        for (Twist twist : Twist.values()) {
            for (int at = 0; twist != Twist.NONE && at < steps.size(); at++) {
                run(twist, at, 0).ifPresent(results::add);
            }
        }
        return results;
    }

    /** After the trial: why the write was never tried so that it must be done; empty: it was. */
    Optional<String> untried() {
        return tried ? Optional.empty() : obstacle;
    }

    /** Whatever word is set, conditions of indexes and of sums may depend on it. */
    private int variants() {
        return programs.stream()
                .flatMap(program -> program.sets().stream())
                .map(set -> set.attribute().orElseThrow())
                .mapToInt(attribute -> attribute.type() instanceof Type.Choice choice
                        ? choice.values().size() - 1
                        : 1)
                .max()
                .orElse(1);
    }

    /** Empty if the write cannot be done so. */
    private Optional<TrialResult> run(Twist twist, int at, int variant) {
        WriteArguments choice = new WriteArguments(laboratory, state.rows(), variant, this::created);
        Optional<List<StepArguments>> arguments = choice.of(programs, twist, at);
        if (arguments.isEmpty()) {
            obstacle = obstacle.or(() -> Optional.of("no data could be made for which it must be done"));
            return Optional.empty();
        }
        ReferenceOutcome expected =
                new ReferenceWrites(laboratory.model(), laboratory.now()).apply(state.rows(), steps, arguments.get());
        if (expected.isDone() != twist.isDone()) {
            obstacle = obstacle.or(() -> Optional.of("the data that could be made for it are refused: "
                    + String.join("; ", refusals(expected.refusals()))));
            return Optional.empty();
        }
        tried |= twist.isDone();
        return Optional.of(tried(title(twist, at, arguments.get()), arguments.get(), expected));
    }

    private String title(Twist twist, int at, List<StepArguments> arguments) {
        String step = steps.size() == 1 ? "" : " (" + steps.get(at).entity() + ")";
        String words = twist == Twist.NONE ? "it happens" : twist.words() + step;
        return words + ": " + text.of(arguments);
    }

    /** A row that a case needs, made beside the write. */
    private Optional<Row> created(Row row) {
        ReferenceOutcome expected = new ReferenceWrites(laboratory.model(), laboratory.now()).create(state.rows(), row);
        if (!expected.isDone()) {
            return Optional.empty();
        }
        Outcome<Row> outcome = laboratory.writing().create(row);
        if (!outcome.isDone()) {
            return Optional.empty();
        }
        state.follow(expected.rows(), true);
        Row stored = outcome.orThrow();
        return state.rows().find(stored);
    }

    private TrialResult tried(String title, List<StepArguments> arguments, ReferenceOutcome expected) {
        StoredState before = state.stored();
        laboratory.recording().taken();
        Outcome<?> outcome;
        try {
            outcome = laboratory.writing().write(bound.write().name().text()).run(arguments);
        } catch (RuntimeException e) {
            laboratory.endIfPlaceFailed(e);
            List<Exchange> exchanges = laboratory.taken(bound.write().name().text());
            state.look();
            return failed(title, "it failed: " + e.getMessage(), List.of(), expected, List.of(), exchanges);
        }
        List<Exchange> exchanges = laboratory.taken(bound.write().name().text());
        StoredState after = state.look();
        List<String> differences = state.follow(expected.rows(), outcome.isDone());
        if (!isAsExpected(expected, outcome)) {
            return failed(
                    title, sentence(expected, outcome), differences, expected, refusals(outcome.refusals()), exchanges);
        }
        if (!differences.isEmpty()) {
            String what = outcome.isDone()
                    ? "what is stored is not what it should be"
                    : "it was refused, and changed something";
            return failed(title, what, differences, expected, refusals(outcome.refusals()), exchanges);
        }
        Optional<BigDecimal> predicted =
                outcome.isDone() ? new WritePrediction(laboratory, before, after).of(exchanges) : Optional.empty();
        Figures figures = Figures.of(exchanges, 0, predicted, bound.call());
        Optional<Failure> over = outcome.isDone()
                ? bound.write()
                        .budget()
                        .flatMap(budget -> PatternTrial.over(budget, figures))
                        .map(what ->
                                new Failure(what, List.of(), List.of(), List.of(), PatternTrial.requests(exchanges)))
                : Optional.empty();
        return new TrialResult(title, outcome.isDone() ? Optional.of(figures) : Optional.empty(), over);
    }

    private static boolean isAsExpected(ReferenceOutcome expected, Outcome<?> outcome) {
        if (expected.isDone() || outcome.isDone()) {
            return expected.isDone() && outcome.isDone();
        }
        // Of several reasons one is enough: who reads first knows some before the others.
        return outcome.refusals().stream()
                .allMatch(actual -> expected.refusals().stream().anyMatch(wanted -> isSame(wanted, actual)));
    }

    /** Conditions have words of their own in the runtime. */
    private static boolean isSame(Refusal wanted, Refusal actual) {
        boolean unmet = wanted instanceof Refusal.Unmet && actual instanceof Refusal.Unmet;
        return unmet ? wanted.entity().equals(actual.entity()) : wanted.equals(actual);
    }

    private static String sentence(ReferenceOutcome expected, Outcome<?> outcome) {
        String found =
                outcome.isDone() ? "it was done" : "it was refused: " + String.join("; ", refusals(outcome.refusals()));
        String wanted = expected.isDone()
                ? "it had to be done"
                : "it had to be refused: " + String.join("; ", refusals(expected.refusals()));
        return wanted + ", and " + found;
    }

    private static List<String> refusals(List<Refusal> refusals) {
        return refusals.stream().map(Refusal::toString).collect(Collectors.toList());
    }

    private static TrialResult failed(
            String title,
            String what,
            List<String> differences,
            ReferenceOutcome expected,
            List<String> actual,
            List<Exchange> exchanges) {
        return new TrialResult(
                title,
                Optional.empty(),
                Optional.of(new Failure(
                        what,
                        differences,
                        expected.isDone() ? List.of("done") : refusals(expected.refusals()),
                        actual,
                        PatternTrial.requests(exchanges))));
    }
}
