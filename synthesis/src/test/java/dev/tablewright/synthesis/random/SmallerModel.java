package dev.tablewright.synthesis.random;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** Makes the file of a model smaller, with its design, for tests elsewhere. */
public final class SmallerModel {

    private SmallerModel() {}

    /**
     * The smallest model file that was found of which something still holds.
     *
     * @param stillFails must be false for what is no model at all
     * @param mostAttempts how often it is asked
     */
    public static String than(String model, Predicate<String> stillFails, int mostAttempts) {
        AtomicInteger attempts = new AtomicInteger();
        return SketchText.of(Shrinker.shrink(
                SketchReader.read(model),
                sketch -> attempts.incrementAndGet() <= mostAttempts && stillFails.test(SketchText.of(sketch))));
    }
}
