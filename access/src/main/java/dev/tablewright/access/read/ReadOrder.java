package dev.tablewright.access.read;

import dev.tablewright.access.key.KeyOrdering;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.SlotFacts;
import dev.tablewright.access.read.Obstacle.Unordered;
import dev.tablewright.access.read.Obstacle.Unordered.Reason;
import dev.tablewright.keys.SlotOrder;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a query gives its results in the order that a pattern asks for, and from which end. Entities that have nothing to
 * sort by come first, in the order in which the pattern names them: a customer before the orders.
 */
final class ReadOrder {

    /** One step of the order that is asked for. */
    private record Step(Leaf leaf, SortKey key) {}

    private final KeyOrdering keys;

    ReadOrder(KeyOrdering keys) {
        this.keys = keys;
    }

    /** The order of the keys: fine in one direction, in both, or in none for a reason. */
    record Verdict(boolean forwards, boolean backwards, Optional<Obstacle> obstacle) {

        static final Verdict ANY = new Verdict(true, true, Optional.empty());

        static Verdict none(Obstacle obstacle) {
            return new Verdict(false, false, Optional.of(obstacle));
        }

        Verdict and(Verdict other, Obstacle otherwise) {
            if (obstacle.isPresent() || other.obstacle.isPresent()) {
                return obstacle.isPresent() ? this : other;
            }
            Verdict both = new Verdict(forwards && other.forwards, backwards && other.backwards, Optional.empty());
            return both.forwards || both.backwards ? both : none(otherwise);
        }
    }

    Verdict of(Pattern pattern, List<Seen> entities) {
        if (pattern.sort().isEmpty()) {
            return Verdict.ANY;
        }
        List<Seen> leaders = new ArrayList<>();
        List<Seen> followers = new ArrayList<>();
        for (Seen entity : entities) {
            (isLeader(pattern, entity) ? leaders : followers).add(entity);
        }
        SortKey first = pattern.sort().get(0);
        Verdict verdict = Verdict.ANY;
        for (Seen follower : followers) {
            verdict = verdict.and(
                    of(pattern, follower, followers.size() == 1),
                    new Unordered(follower.placement(), first, Reason.DIRECTION));
            if (!mixes(pattern, followers.get(0), follower)) {
                return Verdict.none(new Unordered(follower.placement(), first, Reason.MIXTURE));
            }
        }
        for (int i = 0; i < leaders.size(); i++) {
            List<Seen> later = new ArrayList<>(leaders.subList(i + 1, leaders.size()));
            later.addAll(followers);
            for (Seen other : later) {
                verdict = verdict.and(
                        leads(leaders.get(i), other),
                        new Unordered(leaders.get(i).placement(), first, Reason.MIXTURE));
            }
        }
        return verdict;
    }

    private static boolean isLeader(Pattern pattern, Seen entity) {
        Knowledge knowledge = entity.knowledge();
        return knowledge
                .leaves()
                .of(knowledge.entity(), pattern.sort().get(0).path().steps())
                .isEmpty();
    }

    private Verdict leads(Seen leader, Seen other) {
        boolean before = keys.isBefore(leader.sortPieces(), other.sortPieces());
        boolean after = keys.isBefore(other.sortPieces(), leader.sortPieces());
        return new Verdict(before, after, Optional.empty());
    }

    /** Items of two entities are ordered among each other only if their keys are the same up to what is ordered by. */
    private static boolean mixes(Pattern pattern, Seen one, Seen other) {
        return one == other
                || texts(one.sortPieces()).equals(texts(other.sortPieces()))
                || texts(upToOrder(pattern, one)).equals(texts(upToOrder(pattern, other)));
    }

    /** The pieces of the sort key as far as they decide the order; what stands behind them differs only among equals. */
    private static List<KeyPiece> upToOrder(Pattern pattern, Seen entity) {
        Deque<Step> wanted = steps(pattern, entity.knowledge());
        List<KeyPiece> pieces = new ArrayList<>();
        for (KeyPiece piece : entity.sortPieces()) {
            if (wanted.isEmpty()) {
                break;
            }
            pieces.add(piece);
            if (piece.leaf().filter(wanted.peek().leaf()::equals).isPresent() && SlotFacts.isLossless(piece)) {
                wanted.remove();
            }
        }
        return pieces;
    }

    private static List<String> texts(List<KeyPiece> pieces) {
        List<String> texts = new ArrayList<>();
        for (KeyPiece piece : pieces) {
            String format = piece.encoding()
                    .map(encoding -> encoding.slot().format().suffix()
                            + encoding.type()
                            + encoding.boundary().terminator())
                    .orElse("");
            texts.add(piece instanceof KeyPiece.Open ? "\u0000" + format : piece.text() + format);
        }
        return texts;
    }

    /** @param alone whether no other entity is ordered with it: then what there is only one of is in every order */
    private static Verdict of(Pattern pattern, Seen entity, boolean alone) {
        Knowledge knowledge = entity.knowledge();
        Deque<Step> wanted = steps(pattern, knowledge);
        Set<Leaf> settled = new HashSet<>(knowledge.given().keySet());
        List<Leaf> id = knowledge.leaves().ofId(knowledge.entity());
        boolean one = alone && knowledge.givesUnique();
        boolean forwards = true;
        boolean backwards = true;
        for (KeyPiece piece : entity.sortPieces()) {
            // A singleton has no id at all.
            if (one || wanted.isEmpty() || (alone && settled.containsAll(id))) {
                break;
            }
            if (piece.isDetermined()) {
                continue;
            }
            Step step = wanted.peek();
            if (!piece.leaf().filter(step.leaf()::equals).isPresent()) {
                return none(entity, step, Reason.ELSEWHERE);
            }
            if (SlotFacts.order(piece) == SlotOrder.NONE || !SlotFacts.keepsTupleOrder(piece)) {
                return none(entity, step, Reason.ENCODING);
            }
            boolean up = SlotFacts.order(piece) == SlotOrder.ASCENDING;
            forwards &= up != step.key().descending();
            backwards &= up == step.key().descending();
            if (!forwards && !backwards) {
                return none(entity, step, Reason.DIRECTION);
            }
            // A truncated time leaves ties, which a later piece has to settle.
            if (SlotFacts.isLossless(piece)) {
                settled.add(step.leaf());
                wanted.remove();
            }
        }
        return one || wanted.isEmpty() || (alone && settled.containsAll(id))
                ? new Verdict(forwards, backwards, Optional.empty())
                : none(entity, wanted.peek(), Reason.ELSEWHERE);
    }

    private static Verdict none(Seen entity, Step step, Reason reason) {
        return Verdict.none(new Unordered(entity.placement(), step.key(), reason));
    }

    /** What is ordered by, without what is the same for all results. */
    private static Deque<Step> steps(Pattern pattern, Knowledge knowledge) {
        Deque<Step> steps = new ArrayDeque<>();
        Set<Leaf> seen = new HashSet<>();
        for (SortKey key : pattern.sort()) {
            for (Leaf leaf :
                    knowledge.leaves().of(knowledge.entity(), key.path().steps())) {
                if (knowledge.source(leaf).isEmpty() && seen.add(leaf)) {
                    steps.add(new Step(leaf, key));
                }
            }
        }
        return steps;
    }
}
