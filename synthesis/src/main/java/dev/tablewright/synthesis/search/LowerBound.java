package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.List;

/**
 * What nothing undercuts from one step on. Each pattern is taken by itself, in its best mode: what is still open beside it
 * asks nothing of the entities that it reads.
 */
final class LowerBound {

    private final Board board;
    private final Decisions decisions;

    LowerBound(Board board, Decisions decisions) {
        this.board = board;
        this.decisions = decisions;
    }

    Worth from(Step step) {
        List<Integer> context = decisions.on(step.context());
        StepMemory memory = board.memories().get(step.pattern());
        return memory.bound(context).orElseGet(() -> memory.keep(context, reckoned(step)));
    }

    /** What the entities cost that are complete with a step, as far as it is decided. */
    Worth complete(Step step) {
        return step.complete().stream()
                .map(part -> board.parts().get(part).offer(decisions).bound())
                .reduce(Worth.NOTHING, Limit::sum);
    }

    /** What follows a step costs. */
    Worth after(Step step) {
        return step.next().stream().map(this::from).reduce(Worth.NOTHING, Limit::sum);
    }

    private Worth reckoned(Step step) {
        // Even this takes long where there are many modes; in a hurry a pattern counts for nothing.
        Worth here = board.outOfTime().getAsBoolean() ? complete(step) : bestMode(step);
        return Limit.sum(here, after(step));
    }

    private Worth bestMode(Step step) {
        List<Mode> before = decisions.of(step.context()).toList();
        Worth best = Limit.UNLIMITED;
        for (int number : board.allowed(step.pattern())) {
            Mode mode = board.modes().get(step.pattern()).get(number);
            if (board.partitions().canStand(before, mode)) {
                decisions.decide(step.pattern(), number);
                Worth here = Limit.sum(complete(step), mode.reading());
                decisions.undo(step.pattern());
                best = Limit.lower(best, mode.kind() == Place.APART ? here.plus(alone(step, mode)) : here);
            }
        }
        return best;
    }

    /** Entities that are complete know what it costs to read them by themselves; of the others the least is known. */
    private Worth alone(Step step, Mode mode) {
        Worth sum = Worth.NOTHING;
        for (int part = 0; part < board.parts().size(); part++) {
            EntityPart entity = board.parts().get(part);
            if (entity.patterns().contains(step.pattern()) && !step.complete().contains(part)) {
                sum = sum.plus(entity.leastAlone(mode.pattern()));
            }
        }
        return sum;
    }
}
