package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A draft of some entities, and what it is worth as far as it was reckoned piece by piece. It is kept as the parts that it
 * was made of: a search makes thousands, and shows a few.
 *
 * @param choices those that are not in a part
 * @param gatherings those that are not in a part
 * @param entries in indexes, of all entities
 */
record Solution(
        List<EntityChoice> choices, List<Gathering> gatherings, List<Solution> parts, int entries, Worth worth) {

    static final Comparator<Solution> BEST = Comparator.comparing(Solution::worth, Score.WORTH)
            .thenComparing(Solution::entries)
            .thenComparing(solution -> solution.worth().requests());

    static Solution of(Scored scored) {
        return new Solution(
                List.of(scored.choice()),
                List.of(),
                List.of(),
                scored.choice().entries().size(),
                scored.worth());
    }

    /** Where a pattern is read, and what that costs. */
    static Solution of(Mode mode) {
        return new Solution(List.of(), mode.gathering().stream().toList(), List.of(), 0, mode.reading());
    }

    static Solution of(List<Solution> parts) {
        return new Solution(
                List.of(),
                List.of(),
                List.copyOf(parts),
                parts.stream().mapToInt(Solution::entries).sum(),
                parts.stream().map(Solution::worth).reduce(Worth.NOTHING, Worth::plus));
    }

    /** The same with the draft written out, entities and patterns in a given order. */
    Solution inOrder(List<String> entities, List<String> patterns) {
        Draft draft = draft();
        return new Solution(
                draft.choices().stream()
                        .sorted(Comparator.comparing(choice -> entities.indexOf(choice.name())))
                        .toList(),
                draft.gatherings().stream()
                        .sorted(Comparator.comparing(gathering -> patterns.indexOf(gathering.pattern())))
                        .toList(),
                List.of(),
                entries,
                worth);
    }

    Draft draft() {
        List<EntityChoice> allChoices = new ArrayList<>();
        List<Gathering> allGatherings = new ArrayList<>();
        collect(allChoices, allGatherings);
        return new Draft(allChoices, allGatherings);
    }

    private void collect(List<EntityChoice> allChoices, List<Gathering> allGatherings) {
        allChoices.addAll(choices);
        allGatherings.addAll(gatherings);
        parts.forEach(part -> part.collect(allChoices, allGatherings));
    }
}
