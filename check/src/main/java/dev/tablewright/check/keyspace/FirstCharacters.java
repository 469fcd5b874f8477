package dev.tablewright.check.keyspace;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;

/** With which characters texts begin. */
final class FirstCharacters {

    private FirstCharacters() {}

    /** One character from the least to the greatest with which texts of a language begin; or nothing, if one is empty. */
    static Automaton of(Automaton language) {
        State start = language.getInitialState();
        if (start.isAccept() || start.getTransitions().isEmpty()) {
            return Automaton.makeEmptyString();
        }
        char least = Character.MAX_VALUE;
        char greatest = 0;
        for (Transition transition : start.getTransitions()) {
            least = (char) Math.min(least, transition.getMin());
            greatest = (char) Math.max(greatest, transition.getMax());
        }
        return Automaton.makeCharRange(least, greatest);
    }
}
