package dev.tablewright.lab.data;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All texts that an automaton accepts, up to a length, each with a number. They are counted and never listed: the text of a number
 * is found by going from state to state, past as many texts as the number says.
 */
final class MatchingTexts implements TextSource {

    /** So many that numbers below do not repeat, and are not unreasonably long. */
    private static final long PLENTY = 1L << 50;

    private final List<State> states = new ArrayList<>();
    private final Map<State, Integer> positions = new HashMap<>();
    /** By length and state: how many texts of that length lead to an end. */
    private final List<long[]> counts = new ArrayList<>();

    private final int first;
    private final long all;
    private final Shuffle shuffle;

    MatchingTexts(Automaton automaton, long longest, long salt) {
        automaton.determinize();
        automaton.getStates().forEach(state -> {
            positions.put(state, states.size());
            states.add(state);
        });
        first = positions.get(automaton.getInitialState());
        long[] ends = new long[states.size()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = states.get(i).isAccept() ? 1 : 0;
        }
        counts.add(ends);
        long sum = 0;
        // A text is not empty: it may stand in a key.
        for (int length = 1; length <= longest && length <= states.size() + 1 && sum < PLENTY; length++) {
            counts.add(next(counts.get(length - 1)));
            sum = plus(sum, counts.get(length)[first]);
        }
        all = sum;
        shuffle = new Shuffle(all, salt);
    }

    private long[] next(long[] shorter) {
        long[] longer = new long[states.size()];
        for (int i = 0; i < longer.length; i++) {
            for (Transition transition : states.get(i).getTransitions()) {
                long width = transition.getMax() - transition.getMin() + 1L;
                longer[i] = plus(longer[i], times(width, shorter[positions.get(transition.getDest())]));
            }
        }
        return longer;
    }

    @Override
    public long capacity() {
        return all;
    }

    @Override
    public String any(Chance chance) {
        return text(chance.below(all));
    }

    @Override
    public String numbered(long number, long twist) {
        return text(shuffle.at((number + Math.floorMod(twist, all)) % all));
    }

    private String text(long number) {
        long rest = number;
        int length = 1;
        while (rest >= counts.get(length)[first]) {
            rest -= counts.get(length)[first];
            length++;
        }
        StringBuilder text = new StringBuilder(length);
        int state = first;
        for (int left = length - 1; left >= 0; left--) {
            for (Transition transition : sorted(states.get(state))) {
                int target = positions.get(transition.getDest());
                long each = counts.get(left)[target];
                long width = transition.getMax() - transition.getMin() + 1L;
                long here = times(width, each);
                if (rest < here) {
                    text.append((char) (transition.getMin() + rest / each));
                    rest %= each;
                    state = target;
                    break;
                }
                rest -= here;
            }
        }
        return text.toString();
    }

    /** In an order that does not depend on how the automaton came about. */
    private static List<Transition> sorted(State state) {
        List<Transition> all = new ArrayList<>(state.getTransitions());
        all.sort(Comparator.comparing(Transition::getMin));
        return all;
    }

    private static long plus(long a, long b) {
        return Math.min(PLENTY, a + b);
    }

    private static long times(long a, long b) {
        return b == 0 ? 0 : a > PLENTY / b ? PLENTY : a * b;
    }
}
