package dev.tablewright.lab.trial;

import dev.tablewright.lab.reference.Answer;
import dev.tablewright.lab.row.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** How rows differ from those that there should be, in lines: only what differs. */
final class RowDifferences {

    private final RowText text;

    RowDifferences(RowText text) {
        this.text = text;
    }

    List<String> lines(Answer.Difference difference) {
        List<String> lines = lines(difference.missing(), difference.surplus());
        difference.misplaced().ifPresent(misplaced -> {
            lines.add("place " + (misplaced.at() + 1) + " expected  " + text.of(misplaced.expected()));
            lines.add("place " + (misplaced.at() + 1) + " found     " + text.of(misplaced.actual()));
        });
        return lines;
    }

    /** What should be there and is not, what is there and should not be, and what is there but different. */
    List<String> lines(Collection<Row> missing, Collection<Row> surplus) {
        List<String> lines = new ArrayList<>();
        List<Row> left = new ArrayList<>(surplus);
        for (Row row : missing) {
            Optional<Row> changed = left.stream()
                    .filter(other -> text.change(row, other).isPresent())
                    .findFirst();
            if (changed.isPresent()) {
                left.remove(changed.get());
                lines.add("changed  " + text.change(row, changed.get()).orElseThrow());
            } else {
                lines.add("missing  " + text.of(row));
            }
        }
        left.forEach(row -> lines.add("surplus  " + text.of(row)));
        return lines;
    }

    /** In a sentence. */
    static String sentence(int expected, int actual, Answer.Difference difference) {
        if (difference.misplaced().isPresent()) {
            return "the order is wrong from place "
                    + (difference.misplaced().get().at() + 1) + " on";
        }
        String rows = expected == 1 ? "1 row was" : expected + " rows were";
        return rows + " expected, " + actual + " came";
    }
}
