package dev.tablewright.synthesis.layout;

import dev.tablewright.keys.KeyOrder;
import dev.tablewright.synthesis.layout.PreJoin.Join;
import dev.tablewright.synthesis.layout.PreJoin.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Marks before the labels in sort keys, so that a parent stands at the end of its children from which a pattern reads:
 * {@code #} is below all letters and {@code ~} above them.
 */
final class ParentPlace {

    /** A sort key: of an entity, in the table (0) or an index. */
    private record Place(String entity, int number) {}

    private final Labels labels;
    private final Map<Place, String> marks = new HashMap<>();
    private final Set<Place> settled = new HashSet<>();
    private final List<String> open = new ArrayList<>();

    ParentPlace(Labels labels) {
        this.labels = labels;
    }

    /** What stands before the label of an entity in a sort key of the table (0) or an index. */
    String mark(EntityDraft draft, int number) {
        return marks.getOrDefault(place(draft, number), "");
    }

    List<String> open() {
        return open;
    }

    void place(Join join) {
        for (Member leader : join.members()) {
            for (Member follower : join.members()) {
                if (leader.given().isLeader() && !follower.given().isLeader()) {
                    place(join, leader, follower);
                }
            }
        }
    }

    private void place(Join join, Member leader, Member follower) {
        int number =
                join.inTable() ? 0 : follower.draft().numberOf(follower.key()).orElse(-1);
        if (number < 0) {
            return;
        }
        Place child = place(follower.draft(), number);
        boolean parentLast = follower.given().readsBackwards(follower.key());
        String parent = mark(leader.draft(), number) + labels.of(leader.draft().entity());
        String label = labels.of(follower.draft().entity());
        boolean right =
                parentLast == KeyOrder.UTF8.compare(marks.getOrDefault(child, "") + label + "#", parent + "#") < 0;
        if (!right && settled.contains(child)) {
            open.add(join.pattern().name() + " takes several reads: "
                    + leader.draft().entity().name() + " cannot stand both before and behind "
                    + follower.draft().entity().name());
            return;
        }
        if (!right) {
            marks.put(child, parentLast ? "#" : "~");
        }
        settled.add(child);
        settled.add(place(leader.draft(), number));
    }

    private static Place place(EntityDraft draft, int number) {
        return new Place(draft.entity().name().text(), number);
    }
}
