package dev.tablewright.synthesis.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where patterns are read, as far as it is decided: what a search changes while it goes forth and back. */
final class Decisions {

    private static final int OPEN = -1;

    private final List<List<Mode>> modes;
    private final int[] chosen;

    Decisions(List<List<Mode>> modes) {
        this.modes = modes;
        this.chosen = new int[modes.size()];
        Arrays.fill(chosen, OPEN);
    }

    void decide(int pattern, int mode) {
        chosen[pattern] = mode;
    }

    void undo(int pattern) {
        chosen[pattern] = OPEN;
    }

    Optional<Mode> of(int pattern) {
        return chosen[pattern] == OPEN
                ? Optional.empty()
                : Optional.of(modes.get(pattern).get(chosen[pattern]));
    }

    Stream<Mode> of(List<Integer> patterns) {
        return patterns.stream().flatMap(pattern -> of(pattern).stream());
    }

    /** The same for the same decisions on some patterns. */
    List<Integer> on(List<Integer> patterns) {
        return patterns.stream().map(pattern -> chosen[pattern]).toList();
    }
}
