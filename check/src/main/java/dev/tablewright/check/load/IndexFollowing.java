package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemChange;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.model.pattern.WriteStep;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How many times an index is written when an item changes: an entry that comes or goes is one write, a changed key is two,
 * another change of what the index holds is one.
 */
final class IndexFollowing {

    private final Placement placement;
    private final ItemAction action;

    private IndexFollowing(Placement placement, ItemAction action) {
        this.placement = placement;
        this.action = action;
    }

    static Estimate times(Placement placement, ItemAction action) {
        return new IndexFollowing(placement, action).times();
    }

    private Estimate times() {
        if (action.kind() == ItemAction.Kind.CHECK) {
            return Estimate.ZERO;
        }
        if (action.step().action() == WriteStep.Action.PUT && action.kind() == ItemAction.Kind.PUT) {
            // What it replaces may have been the same, or have stood elsewhere.
            Estimate replaced = Estimate.of(0, 1, 2);
            return Sparseness.isSparse(placement) ? replaced.perhaps() : replaced;
        }
        return mean(Presence.of(placement, action, changed()));
    }

    /** One of several, nobody knows which: between the least and the most of them, and their mean as expected. */
    private Estimate mean(Set<Presence> possible) {
        BigDecimal least = null;
        BigDecimal most = BigDecimal.ZERO;
        BigDecimal sum = BigDecimal.ZERO;
        for (Presence presence : possible) {
            BigDecimal writes = BigDecimal.valueOf(writes(presence));
            least = least == null ? writes : least.min(writes);
            most = most.max(writes);
            sum = sum.add(writes);
        }
        return least == null
                ? Estimate.ZERO
                : new Estimate(
                        least,
                        sum.divide(BigDecimal.valueOf(possible.size()), MathContext.DECIMAL64),
                        Optional.of(most));
    }

    private int writes(Presence presence) {
        if (!presence.before() || !presence.after()) {
            return presence.before() == presence.after() ? 0 : 1;
        }
        if (isMoved()) {
            return 2;
        }
        Set<String> held = new Projected(placement.route()).held(placement);
        return changed().stream().anyMatch(held::contains) ? 1 : 0;
    }

    private boolean isMoved() {
        String index = placement.route().name();
        Set<String> changed = changed();
        return action.changes().stream()
                        .anyMatch(change -> change instanceof ItemChange.IndexKey key
                                && key.index().equals(index)
                                && placement.leaves().anyMatch(leaf -> changed.contains(first(leaf.path()))))
                || direct().stream().anyMatch(changed::contains);
    }

    /** The attributes that are the key of an index as they are: whoever sets one of them moves the entry. */
    private Set<String> direct() {
        return placement
                .parts()
                .filter(KeyPart::isDirect)
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.leaf().stream())
                .map(leaf -> first(leaf.path()))
                .collect(Collectors.toSet());
    }

    private static String first(String path) {
        return path.split("\\.")[0];
    }

    private Set<String> changed() {
        return action.changes().stream()
                .map(IndexFollowing::attribute)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
    }

    private static String attribute(ItemChange change) {
        if (change instanceof ItemChange.Sets sets) {
            return sets.attribute();
        }
        if (change instanceof ItemChange.Adds adds) {
            return adds.attribute();
        }
        return change instanceof ItemChange.Draws draws ? draws.attribute() : "";
    }
}
