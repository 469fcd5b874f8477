package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Decides step by step where patterns are read. From each step on, the best depends on a few decisions only and is found once
 * for each of them; a mode that must become too dear is not followed.
 */
final class Descent {

    private final Board board;
    private final int wanted;
    private final Decisions decisions;
    private final LowerBound least;
    private boolean late;

    Descent(Board board, int wanted) {
        this.board = board;
        this.wanted = wanted;
        this.decisions = new Decisions(board.modes());
        this.least = new LowerBound(board, decisions);
    }

    /**
     * A mode that a step could take.
     *
     * @param least what it must cost from there on
     */
    private record Branch(int mode, Worth least) {}

    /** Whether some of what could have been better was not looked at. */
    boolean wasHurried() {
        return late;
    }

    /** The best from a step on that are not dearer than a limit. */
    Outcome from(Step step, Worth limit) {
        List<Integer> context = decisions.on(step.context());
        StepMemory memory = board.memories().get(step.pattern());
        return memory.outcome(context)
                .filter(known -> known.answers(limit, wanted)
                        || (isLate() && !known.best().isEmpty()))
                .orElseGet(() -> memory.keep(context, isLate() ? any(step) : best(step, limit)));
    }

    private boolean isLate() {
        late = late || board.outOfTime().getAsBoolean();
        return late;
    }

    private Outcome best(Step step, Worth limit) {
        List<Solution> found = new ArrayList<>();
        Worth bound = Limit.UNLIMITED;
        for (Branch branch : promising(step)) {
            Worth room = found.size() < wanted
                    ? limit
                    : Limit.lower(limit, found.get(wanted - 1).worth());
            boolean followed = Limit.allows(room, branch.least()) && !(isLate() && !found.isEmpty());
            if (followed) {
                Outcome outcome = follow(step, branch.mode(), room);
                bound = Limit.lower(bound, outcome.bound());
                found.addAll(outcome.best());
                found.sort(Solution.BEST);
                found.subList(Math.min(wanted, found.size()), found.size()).clear();
            } else {
                bound = Limit.lower(bound, branch.least());
            }
        }
        // What was too dear before is welcome when there is no time to find anything better.
        return found.isEmpty() && late ? any(step) : new Outcome(found, bound, limit, wanted, late);
    }

    /** In a hurry, the first that can be. */
    private Outcome any(Step step) {
        Worth bound = least.from(step);
        for (int mode : possible(step)) {
            Outcome outcome = follow(step, mode, Limit.UNLIMITED);
            if (!outcome.best().isEmpty()) {
                return new Outcome(outcome.best(), bound, Limit.UNLIMITED, wanted, true);
            }
        }
        return new Outcome(List.of(), Limit.UNLIMITED, Limit.UNLIMITED, wanted, true);
    }

    private List<Branch> promising(Step step) {
        List<Branch> branches = new ArrayList<>();
        for (int number : possible(step)) {
            Mode mode = board.modes().get(step.pattern()).get(number);
            decisions.decide(step.pattern(), number);
            branches.add(
                    new Branch(number, Limit.sum(mode.reading(), Limit.sum(least.complete(step), least.after(step)))));
            decisions.undo(step.pattern());
        }
        branches.removeIf(branch -> branch.least().equals(Limit.UNLIMITED));
        branches.sort(Comparator.comparing(Branch::least, Score.WORTH));
        return branches;
    }

    private List<Integer> possible(Step step) {
        List<Mode> before = decisions.of(step.context()).toList();
        return board.allowed(step.pattern()).stream()
                .filter(number -> {
                    Mode mode = board.modes().get(step.pattern()).get(number);
                    return SharedPartitions.isUsual(before, mode)
                            && board.partitions().canStand(before, mode);
                })
                .toList();
    }

    private Outcome follow(Step step, int number, Worth limit) {
        decisions.decide(step.pattern(), number);
        Outcome outcome = follow(step, board.modes().get(step.pattern()).get(number), limit);
        decisions.undo(step.pattern());
        return outcome;
    }

    /** What a step leads to that was decided: the entities that are complete with it, and the steps that follow. */
    private Outcome follow(Step step, Mode mode, Worth limit) {
        List<List<Solution>> lists = new ArrayList<>();
        lists.add(List.of(Solution.of(mode)));
        step.complete()
                .forEach(part ->
                        lists.add(board.parts().get(part).offer(decisions).best()));
        Worth bound = Limit.sum(mode.reading(), Limit.sum(least.complete(step), least.after(step)));
        for (Step next : step.next()) {
            if (bound.equals(Limit.UNLIMITED)) {
                break;
            }
            Worth others = bound.minus(least.from(next));
            Outcome outcome = from(next, Limit.less(limit, others));
            bound = Limit.sum(others, outcome.bound());
            lists.add(outcome.best());
            if (outcome.best().isEmpty()) {
                break;
            }
        }
        boolean none = bound.equals(Limit.UNLIMITED) || lists.stream().anyMatch(List::isEmpty);
        return new Outcome(none ? List.of() : Ranking.best(lists, wanted), bound, limit, wanted, late);
    }
}
