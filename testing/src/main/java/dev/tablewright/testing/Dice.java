package dev.tablewright.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random choices, the same for the same seed. */
public final class Dice {

    private final Random random;

    public Dice(long seed) {
        this.random = new Random(seed);
    }

    /** True so many times in a hundred. */
    public boolean percent(int chance) {
        return random.nextInt(100) < chance;
    }

    /** From the first number up to the second, both included. */
    public int between(int from, int to) {
        return from + random.nextInt(to - from + 1);
    }

    public <T> T of(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** One of the choices, if there is any. */
    public <T> Optional<T> anyOf(List<T> choices) {
        return choices.isEmpty() ? Optional.empty() : Optional.of(of(choices));
    }

    /** Some of the choices, in any order. */
    public <T> List<T> some(List<T> choices, int count) {
        List<T> shuffled = shuffled(choices);
        return List.copyOf(shuffled.subList(0, Math.min(count, shuffled.size())));
    }

    /** All choices, in any order. */
    public <T> List<T> shuffled(List<T> choices) {
        List<T> shuffled = new ArrayList<>(choices);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled);
    }

    public byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
