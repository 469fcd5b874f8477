package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.Projected;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemChange;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.pattern.WriteStep;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HashSet;
import java.util.Map;
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
    private final Set<String> still;

    /** @param still attributes that are taken to change without a change of the key */
    private IndexFollowing(Placement placement, ItemAction action, Set<String> still) {
        this.placement = placement;
        this.action = action;
        this.still = still;
    }

    static Estimate times(Placement placement, ItemAction action) {
        return new IndexFollowing(placement, action, Set.of()).times();
    }

    private Estimate times() {
        if (action.kind() == ItemAction.Kind.CHECK) {
            return Estimate.ZERO;
        }
        if (action.step().action() == WriteStep.Action.PUT && action.isItself()) {
            // What it replaces may have been the same, or have stood elsewhere.
            Estimate replaced = Estimate.of(0, 1, 2);
            return Sparseness.isSparse(placement) ? replaced.perhaps() : replaced;
        }
        Estimate all = mean(Presence.of(placement, action, changed()));
        // What changes only sometimes may leave the entry as it is.
        boolean sure = action.changes().stream().allMatch(ItemChange::isCertain) && lossy().isEmpty();
        return sure ? all : new Estimate(all.least().min(leastSure()), all.expected(), all.most());
    }

    private BigDecimal leastSure() {
        ItemAction sure = action.withChanges(
                action.changes().stream().filter(ItemChange::isCertain).toList());
        IndexFollowing least = new IndexFollowing(placement, sure, lossy());
        return least.mean(Presence.of(placement, sure, least.changed())).least();
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
                                && placement
                                        .leaves()
                                        .map(leaf -> first(leaf.path()))
                                        .anyMatch(name -> changed.contains(name) && !still.contains(name)))
                || direct().stream().anyMatch(changed::contains);
    }

    /** The attributes of which the key holds only a shard or a unit of time: another value may have the same. */
    private Set<String> lossy() {
        Map<Boolean, Set<String>> byLoss = placement
                .parts()
                .flatMap(part -> part.pieces().stream())
                .filter(piece -> piece.leaf().isPresent())
                .collect(Collectors.partitioningBy(
                        IndexFollowing::isLossy,
                        Collectors.mapping(
                                piece -> first(piece.leaf().orElseThrow().path()), Collectors.toSet())));
        Set<String> lossy = new HashSet<>(byLoss.get(true));
        lossy.removeAll(byLoss.get(false));
        return lossy;
    }

    private static boolean isLossy(KeyPiece piece) {
        return piece.encoding()
                .map(encoding -> encoding.slot().format())
                .filter(format -> format instanceof SlotFormat.Shard || format instanceof SlotFormat.Truncated)
                .isPresent();
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
