package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.Fit;
import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;

/** Which keys of an entity answer which asks. One that finds more than is wanted counts only if none finds just that. */
final class Answers {

    private final Fit fit;
    private final List<KeyShape> primaries;
    private final List<KeyShape> shapes;
    private final Map<Ask, Boolean> thrifty = new HashMap<>();
    private final Map<Ask, List<KeyShape>> inIndexes = new HashMap<>();

    Answers(Fit fit, List<KeyShape> primaries, List<KeyShape> shapes) {
        this.fit = fit;
        this.primaries = primaries;
        this.shapes = shapes;
    }

    /** Whether some key finds just what is wanted: then none that finds more is considered, whatever it would save. */
    boolean canAvoidWaste(Ask ask) {
        return thrifty.computeIfAbsent(ask, a -> Stream.concat(
                        primaries.stream().filter(shape -> fit.serves(a, shape, true)),
                        shapes.stream().filter(shape -> fit.serves(a, shape, false)))
                .anyMatch(shape -> !fit.wastes(a, shape)));
    }

    boolean inTable(Ask ask, KeyShape primary) {
        return fit.serves(ask, primary, true) && !(canAvoidWaste(ask) && fit.wastes(ask, primary));
    }

    /** Whether an ask needs no entry of its own: the table answers it, or an entry that is there for others. */
    boolean without(Ask ask, KeyShape primary, List<Entry> shared) {
        return inTable(ask, primary)
                || shared.stream().anyMatch(entry -> inIndex(ask, entry.shape()) && covers(entry.width(), ask));
    }

    /** The keys of indexes that answer an ask; none if the table gives just what is wanted, since nobody would read them. */
    List<KeyShape> by(Ask ask, KeyShape primary) {
        return inTable(ask, primary) && !fit.wastes(ask, primary) ? List.of() : inIndexes(ask);
    }

    /** All keys that answer an ask. */
    List<KeyShape> all(Ask ask) {
        return Stream.concat(primaries.stream().filter(shape -> inTable(ask, shape)), inIndexes(ask).stream())
                .distinct()
                .toList();
    }

    boolean isAnswered(Ask ask) {
        return !all(ask).isEmpty();
    }

    private List<KeyShape> inIndexes(Ask ask) {
        return inIndexes.computeIfAbsent(
                ask, a -> shapes.stream().filter(shape -> inIndex(a, shape)).toList());
    }

    private boolean inIndex(Ask ask, KeyShape shape) {
        return fit.serves(ask, shape, false) && !(canAvoidWaste(ask) && fit.wastes(ask, shape));
    }

    private static boolean covers(Optional<SortedSet<String>> width, Ask ask) {
        return width.isEmpty()
                || ask.needs().filter(needs -> width.get().containsAll(needs)).isPresent();
    }
}
