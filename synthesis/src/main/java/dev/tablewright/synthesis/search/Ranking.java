package dev.tablewright.synthesis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The best combinations of one element from each of several lists that are in order themselves. */
final class Ranking {

    private final List<List<Solution>> lists;

    private Ranking(List<List<Solution>> lists) {
        this.lists = lists;
    }

    /**
     * A combination.
     *
     * @param last the last list of which it does not have the first
     */
    private record Pick(List<Integer> positions, int last, Solution solution) {}

    /**
     * Begins with the first of every list; what comes next differs in one place, by one step, from something that came
     * before. Steps are made from the first list to the last, so that each combination is met once.
     */
    static List<Solution> best(List<List<Solution>> lists, int wanted) {
        Ranking ranking = new Ranking(lists);
        PriorityQueue<Pick> open = new PriorityQueue<>(Comparator.comparing(Pick::solution, Solution.BEST));
        open.add(ranking.pick(lists.stream().map(list -> 0).toList(), 0));
        List<Solution> best = new ArrayList<>();
        while (best.size() < wanted && !open.isEmpty()) {
            Pick next = open.remove();
            best.add(next.solution());
            for (int i = next.last(); i < lists.size(); i++) {
                List<Integer> further = new ArrayList<>(next.positions());
                further.set(i, further.get(i) + 1);
                if (further.get(i) < lists.get(i).size()) {
                    open.add(ranking.pick(further, i));
                }
            }
        }
        return best;
    }

    private Pick pick(List<Integer> positions, int last) {
        List<Solution> parts = new ArrayList<>();
        for (int i = 0; i < lists.size(); i++) {
            parts.add(lists.get(i).get(positions.get(i)));
        }
        return new Pick(positions, last, Solution.of(parts));
    }
}
