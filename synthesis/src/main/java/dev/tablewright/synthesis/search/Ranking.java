package dev.tablewright.synthesis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Function;

/** The best combinations of one element from each of several lists that are in order themselves. */
final class Ranking {

    private Ranking() {}

    static List<Solution> best(List<List<Scored>> lists, int wanted) {
        return best(lists, wanted, Solution.EMPTY::with);
    }

    static List<Solution> ofComponents(List<List<Solution>> lists, int wanted) {
        return best(lists, wanted, Function.identity());
    }

    /**
     * Begins with the first of every list; what comes next differs in one place, by one step, from something that came
     * before.
     */
    private static <T> List<Solution> best(List<List<T>> lists, int wanted, Function<T, Solution> of) {
        record Place(List<Integer> positions, Solution solution) {}
        PriorityQueue<Place> open = new PriorityQueue<>(Comparator.comparing(Place::solution, Solution.BEST));
        Set<List<Integer>> seen = new HashSet<>();
        Function<List<Integer>, Place> at = positions -> {
            Solution sum = Solution.EMPTY;
            for (int i = 0; i < lists.size(); i++) {
                sum = sum.with(of.apply(lists.get(i).get(positions.get(i))));
            }
            return new Place(positions, sum);
        };
        List<Integer> first = lists.stream().map(list -> 0).toList();
        open.add(at.apply(first));
        seen.add(first);
        List<Solution> best = new ArrayList<>();
        while (best.size() < wanted && !open.isEmpty()) {
            Place next = open.remove();
            best.add(next.solution());
            for (int i = 0; i < lists.size(); i++) {
                List<Integer> further = new ArrayList<>(next.positions());
                further.set(i, further.get(i) + 1);
                if (further.get(i) < lists.get(i).size() && seen.add(further)) {
                    open.add(at.apply(further));
                }
            }
        }
        return best;
    }
}
