package dev.tablewright.access.write;

import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.Optional;

/**
 * What one write comes to.
 *
 * @param steps what the caller gives for each step, and what is done with it
 * @param reads items that are read first, since what is written depends on what they hold
 * @param before requests that come first: numbers that are drawn from a sequence
 * @param actions what is done to items, all or nothing
 * @param encounters actions that fall together, or may
 * @param cascades what goes with what is deleted, afterwards and one by one
 * @param afterwards numbers that are kept from the stream: what it brings up to date a moment later
 * @param fixed the request, if it is the same in all calls but for its values; otherwise the runtime finds out what a call comes to
 */
public record WritePlan(
        Write write,
        List<StepProgram> steps,
        List<ItemRead> reads,
        List<ItemAction> before,
        List<ItemAction> actions,
        List<ItemEncounter> encounters,
        List<ItemCascade> cascades,
        List<ItemAction> afterwards,
        Optional<FixedRequest> fixed) {

    public WritePlan {
        steps = List.copyOf(steps);
        reads = List.copyOf(reads);
        before = List.copyOf(before);
        actions = List.copyOf(actions);
        encounters = List.copyOf(encounters);
        cascades = List.copyOf(cascades);
        afterwards = List.copyOf(afterwards);
    }

    /** Whether a deletion takes others along: then it is no single write, and gives how many went. */
    public boolean isCascade() {
        return steps.stream().anyMatch(step -> !step.step().takesAlong().isEmpty());
    }

    /** The step that gives the result: a transaction that makes one entity gives it back, with the numbers that it got. */
    public StepProgram main() {
        return steps.get(mainIndex());
    }

    /** Its place among the steps: two of them may be equal. */
    public int mainIndex() {
        List<StepProgram> givers =
                steps.stream().filter(StepProgram::givesEntity).toList();
        return givers.size() == 1 ? steps.indexOf(givers.get(0)) : 0;
    }

    /** Whether it gives what its main step gives; of several things that are done, none is the result. */
    public boolean givesResult() {
        return steps.size() == 1
                || steps.stream().filter(StepProgram::givesEntity).count() == 1;
    }

    /** How many items it touches at least. */
    public int leastActions() {
        long certain = actions.stream().filter(ItemAction::isCertain).count();
        long fewer = encounters.stream()
                .filter(encounter -> !encounter.merged() && encounter.isCertain())
                .count();
        return (int) Math.max(Math.min(1, actions.size()), certain - fewer);
    }

    /** How many items it touches at most, without what a deletion takes along. */
    public int mostActions() {
        return actions.size();
    }

    /** Whether it goes as a transaction, which costs twice as much: where it can touch more than one item, or only looks at one. */
    public boolean needsTransaction() {
        return mostActions() > 1 || actions.stream().anyMatch(action -> action.kind() == ItemAction.Kind.CHECK);
    }
}
