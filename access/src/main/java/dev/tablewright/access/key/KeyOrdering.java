package dev.tablewright.access.key;

import dev.tablewright.keys.KeyText;
import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.List;

/** Whether all keys of one kind sort before all keys of another. */
public final class KeyOrdering {

    private static final int ABOVE_ALL = 0x20000;

    private final KeyLanguage languages = new KeyLanguage(false);

    /** Whether every key made of the first pieces sorts before every key made of the second, in one call of a pattern. */
    public boolean isBefore(List<KeyPiece> first, List<KeyPiece> second) {
        int shared = 0;
        while (shared < Math.min(first.size(), second.size()) && isSame(first.get(shared), second.get(shared))) {
            shared++;
        }
        State left = start(first.subList(shared, first.size()));
        State right = start(second.subList(shared, second.size()));
        while (isStraight(left)
                && isStraight(right)
                && only(left).getMin() == only(right).getMin()) {
            left = only(left).getDest();
            right = only(right).getDest();
        }
        // The shorter of two, of which one is the beginning of the other, comes first.
        int last = greatest(left);
        int next = right.isAccept() ? -1 : least(right);
        return last < next;
    }

    /** Whether two pieces have the same text in every call. */
    private static boolean isSame(KeyPiece left, KeyPiece right) {
        if (left instanceof KeyPiece.Literal literal) {
            return literal.equals(right);
        }
        return left instanceof KeyPiece.Given a
                && right instanceof KeyPiece.Given b
                && a.source().equals(b.source())
                && a.text().equals(b.text())
                && a.value().type() == b.value().type()
                && escaped(a) == escaped(b);
    }

    /** What is escaped beside what always is, because it follows: the same value is written in two ways before two ends. */
    private static int escaped(KeyPiece.Given piece) {
        int terminator = piece.encoding()
                .map(encoding -> encoding.boundary().terminator())
                .orElse(KeyText.NONE);
        return terminator > '$' ? terminator : KeyText.NONE;
    }

    private State start(List<KeyPiece> pieces) {
        List<Automaton> row = new ArrayList<>();
        pieces.forEach(piece -> row.add(languages.of(piece)));
        Automaton all = KeyLanguage.concatenated(row);
        all.expandSingleton();
        return all.getInitialState();
    }

    private static boolean isStraight(State state) {
        return !state.isAccept()
                && state.getTransitions().size() == 1
                && only(state).getMin() == only(state).getMax();
    }

    private static Transition only(State state) {
        return state.getTransitions().iterator().next();
    }

    private static int least(State state) {
        return state.getTransitions().stream()
                .mapToInt(transition -> rank(transition.getMin()))
                .min()
                .orElse(ABOVE_ALL);
    }

    private static int greatest(State state) {
        return state.getTransitions().stream()
                .mapToInt(transition ->
                        transition.getMax() >= Character.MIN_SURROGATE && transition.getMin() <= Character.MAX_SURROGATE
                                ? ABOVE_ALL
                                : rank(transition.getMax()))
                .max()
                .orElse(-1);
    }

    /** In UTF-8, characters that take two halves come behind all others. */
    private static int rank(char c) {
        return Character.isSurrogate(c) ? c + 0x10000 : c;
    }
}
