package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.Fit;
import dev.tablewright.synthesis.candidate.KeyShape;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * When an ask counts as answered, from its definition: some key of the entity serves it; and if any key that the entity could
 * have serves it without waste, then it is one that does not waste.
 */
final class AskRule {

    private final Fit fit;
    private final List<KeyShape> primaries;
    private final List<KeyShape> shapes;

    AskRule(Fit fit, List<KeyShape> primaries, List<KeyShape> shapes) {
        this.fit = fit;
        this.primaries = primaries;
        this.shapes = shapes;
    }

    boolean isAnswered(Ask ask, EntityChoice choice) {
        return isAnsweredBy(ask, choice.primary(), true)
                || choice.entries().stream().anyMatch(entry -> isAnsweredBy(ask, entry));
    }

    boolean isAnsweredBy(Ask ask, Entry entry) {
        return isAnsweredBy(ask, entry.shape(), false) && holdsWhatIsNeeded(entry, ask);
    }

    boolean isAnsweredWithoutWaste(Ask ask, KeyShape primary) {
        return fit.serves(ask, primary, true) && !fit.wastes(ask, primary);
    }

    boolean isAnsweredBy(Ask ask, KeyShape shape, boolean table) {
        return fit.serves(ask, shape, table) && (!fit.wastes(ask, shape) || !isEverAnsweredWithoutWaste(ask));
    }

    private boolean isEverAnsweredWithoutWaste(Ask ask) {
        return primaries.stream().anyMatch(primary -> isAnsweredWithoutWaste(ask, primary))
                || shapes.stream().anyMatch(shape -> fit.serves(ask, shape, false) && !fit.wastes(ask, shape));
    }

    private static boolean holdsWhatIsNeeded(Entry entry, Ask ask) {
        Optional<SortedSet<String>> width = entry.width();
        return width.isEmpty()
                || (ask.needs().isPresent()
                        && width.get().containsAll(ask.needs().get()));
    }
}
