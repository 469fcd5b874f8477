package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Makes a sketch smaller while something still holds of it: leaves out whole entities with all that mentions them, sections,
 * then their entries, then what is said in them. What cannot be left out may still become simpler.
 */
final class Shrinker {

    private static final int MOST_ROUNDS = 20;

    private final Predicate<Fields> stillFails;
    private Fields smallest;

    private Shrinker(Fields sketch, Predicate<Fields> stillFails) {
        this.smallest = sketch;
        this.stillFails = stillFails;
    }

    /**
     * The smallest sketch that was found; the given one if nothing could be left out.
     *
     * @param stillFails must be false for what is no model at all
     */
    static Fields shrink(Fields sketch, Predicate<Fields> stillFails) {
        Shrinker shrinker = new Shrinker(sketch, stillFails);
        // Once a pattern is gone, so can be the attribute that it asked for: one round is not enough.
        boolean progress = true;
        for (int round = 0; progress && round < MOST_ROUNDS; round++) {
            progress = shrinker.round();
        }
        return shrinker.smallest;
    }

    private boolean round() {
        Fields before = smallest;
        for (String entity : List.copyOf(smallest.fields("entities").all().keySet())) {
            attempt(Optional.of(WithoutEntity.of(smallest, entity)));
        }
        for (Place place : Place.in(smallest)) {
            attempt(place.removedFrom(smallest));
        }
        for (Place place : Place.in(smallest)) {
            place.find(smallest).ifPresent(found -> Simpler.than(place, found)
                    .forEach(simpler -> attempt(place.replacedIn(smallest, simpler))));
        }
        return !smallest.equals(before);
    }

    private void attempt(Optional<Fields> candidate) {
        candidate
                .filter(smaller -> !smaller.equals(smallest))
                .filter(stillFails)
                .ifPresent(smaller -> smallest = smaller);
    }
}
