package dev.tablewright.access.write;

import dev.tablewright.model.pattern.Write;
import java.util.List;

/**
 * What one write comes to.
 *
 * @param reads items that are read first, since what is written depends on what they hold
 * @param before requests that come first: numbers that are drawn from a sequence
 * @param actions what is done to items, all or nothing
 * @param encounters actions that fall together, or may
 * @param cascades what goes with what is deleted, afterwards and one by one
 * @param afterwards numbers that are kept from the stream: what it brings up to date a moment later
 */
public record WritePlan(
        Write write,
        List<ItemRead> reads,
        List<ItemAction> before,
        List<ItemAction> actions,
        List<ItemEncounter> encounters,
        List<ItemCascade> cascades,
        List<ItemAction> afterwards) {

    public WritePlan {
        reads = List.copyOf(reads);
        before = List.copyOf(before);
        actions = List.copyOf(actions);
        encounters = List.copyOf(encounters);
        cascades = List.copyOf(cascades);
        afterwards = List.copyOf(afterwards);
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
