package dev.tablewright.lab.trial;

import dev.tablewright.lab.reference.ReferenceOutcome;
import dev.tablewright.lab.reference.ReferenceRows;
import dev.tablewright.lab.reference.ReferenceWrites;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.write.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the rows of a trial, one after the other, by the write paths of the application. */
final class Seeding {

    private final Laboratory laboratory;
    private final TrialState state;
    private final TrialListener listener;
    private final RowText text;

    Seeding(Laboratory laboratory, TrialState state, TrialListener listener) {
        this.laboratory = laboratory;
        this.state = state;
        this.listener = listener;
        this.text = new RowText(laboratory.model());
    }

    /** What went wrong; nothing, if all is there that should be. */
    List<TrialResult> write(List<Row> rows) {
        ReferenceWrites reference = new ReferenceWrites(laboratory.model(), laboratory.now());
        ReferenceRows expected = state.rows();
        List<TrialResult> failures = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            listener.reached("seeding", i, rows.size());
            Row row = rows.get(i);
            ReferenceOutcome outcome = reference.create(expected, row);
            expected = outcome.rows();
            written(row, outcome).ifPresent(failures::add);
        }
        laboratory.recording().taken();
        List<String> differences = state.follow(expected, true);
        if (!differences.isEmpty()) {
            failures.add(failed("all rows", "what is stored is not what was written", differences, List.of()));
        }
        return failures;
    }

    private Optional<TrialResult> written(Row row, ReferenceOutcome expected) {
        laboratory.recording().taken();
        try {
            Outcome<Row> outcome = laboratory.writing().create(row);
            if (outcome.isDone() == expected.isDone()) {
                return Optional.empty();
            }
            String what = outcome.isDone()
                    ? "it had to be refused: " + expected.refusals().get(0)
                    : "it was refused: " + outcome.refusals().get(0);
            return Optional.of(
                    failed(text.of(row), what, List.of(), laboratory.recording().taken()));
        } catch (RuntimeException e) {
            laboratory.endIfPlaceFailed(e);
            return Optional.of(failed(
                    text.of(row),
                    "it failed: " + e.getMessage(),
                    List.of(),
                    laboratory.recording().taken()));
        }
    }

    private static TrialResult failed(String title, String what, List<String> differences, List<Exchange> exchanges) {
        return new TrialResult(
                title,
                Optional.empty(),
                Optional.of(new Failure(what, differences, List.of(), List.of(), PatternTrial.requests(exchanges))));
    }
}
