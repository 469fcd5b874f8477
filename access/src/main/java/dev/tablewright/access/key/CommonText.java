package dev.tablewright.access.key;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether two languages have a text in common, without building the language of all such texts. */
final class CommonText {

    /** Templates with hundreds of slots have more pairs of states than is worth looking at. */
    private static final int MOST_PAIRS = 100_000;

    private CommonText() {}

    /** False only if there is certainly none. */
    static boolean canExist(Automaton left, Automaton right) {
        States one = new States(left);
        States other = new States(right);
        if ((long) one.size() * other.size() > Integer.MAX_VALUE) {
            return true;
        }
        BitSet seen = new BitSet();
        Deque<int[]> open = new ArrayDeque<>();
        open.add(new int[] {one.initial, other.initial});
        for (int looked = 0; !open.isEmpty(); looked++) {
            int[] pair = open.removeLast();
            if (looked > MOST_PAIRS || (one.isAccept(pair[0]) && other.isAccept(pair[1]))) {
                return true;
            }
            for (Transition a : one.transitions(pair[0])) {
                for (Transition b : other.transitions(pair[1])) {
                    int next = one.number(a) * other.size() + other.number(b);
                    if (a.getMin() <= b.getMax() && b.getMin() <= a.getMax() && !seen.get(next)) {
                        seen.set(next);
                        open.add(new int[] {one.number(a), other.number(b)});
                    }
                }
            }
        }
        return false;
    }

    /** Whether the two are too large for a language of all common texts. */
    static boolean areTooMany(Automaton left, Automaton right) {
        return (long) left.getNumberOfStates() * right.getNumberOfStates() > MOST_PAIRS;
    }

    /** The states of an automaton under numbers. */
    private static final class States {
        private final List<State> states = new ArrayList<>();
        private final Map<State, Integer> numbers = new HashMap<>();
        private final int initial;

        private States(Automaton automaton) {
            automaton.expandSingleton();
            for (State state : automaton.getStates()) {
                numbers.put(state, states.size());
                states.add(state);
            }
            initial = numbers.get(automaton.getInitialState());
        }

        private int size() {
            return states.size();
        }

        private boolean isAccept(int state) {
            return states.get(state).isAccept();
        }

        private Iterable<Transition> transitions(int state) {
            return states.get(state).getTransitions();
        }

        private int number(Transition transition) {
            return numbers.get(transition.getDest());
        }
    }
}
