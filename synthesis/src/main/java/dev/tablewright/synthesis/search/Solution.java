package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A draft of some entities, and what it is worth as far as it was reckoned piece by piece. */
record Solution(Draft draft, Worth worth) {

    static final Comparator<Solution> BEST = Comparator.comparing(Solution::worth, Score.WORTH)
            .thenComparing(Solution::entries)
            .thenComparing(solution -> solution.worth().requests());

    static final Solution EMPTY = new Solution(new Draft(List.of(), List.of()), Worth.NOTHING);

    private int entries() {
        return draft.choices().stream()
                .mapToInt(choice -> choice.entries().size())
                .sum();
    }

    Solution with(Scored scored) {
        List<EntityChoice> choices = new ArrayList<>(draft.choices());
        choices.add(scored.choice());
        return new Solution(new Draft(choices, draft.gatherings()), worth.plus(scored.worth()));
    }

    Solution with(Solution other) {
        List<EntityChoice> choices = new ArrayList<>(draft.choices());
        choices.addAll(other.draft.choices());
        List<Gathering> gatherings = new ArrayList<>(draft.gatherings());
        gatherings.addAll(other.draft.gatherings());
        return new Solution(new Draft(choices, gatherings), worth.plus(other.worth));
    }
}
