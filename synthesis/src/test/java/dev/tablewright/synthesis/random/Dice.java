package dev.tablewright.synthesis.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random choices. */
final class Dice {

    private final Random random;

    Dice(long seed) {
        this.random = new Random(seed);
    }

    /** True so many times in a hundred. */
    boolean percent(int chance) {
        return random.nextInt(100) < chance;
    }

    /** From the first number up to the second, both included. */
    int between(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    <T> T of(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** One of the choices, if there is any. */
    <T> Optional<T> anyOf(List<T> choices) {
        return choices.isEmpty() ? Optional.empty() : Optional.of(of(choices));
    }

    /** Some of the choices, in any order. */
    <T> List<T> some(List<T> choices, int count) {
        List<T> shuffled = new ArrayList<>(choices);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled.subList(0, Math.min(count, shuffled.size())));
    }
}
