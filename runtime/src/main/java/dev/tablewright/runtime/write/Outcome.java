package dev.tablewright.runtime.write;

import java.util.List;
import java.util.function.Function;

/**
 * How a write ended: it was done as a whole, or it was refused as a whole. What went wrong beyond that is an exception.
 *
 * @param <T> what it gives if it was done
 */
public sealed interface Outcome<T> {

    static <T> Outcome<T> done(T value) {
        return new Done<>(value);
    }

    static <T> Outcome<T> refused(List<Refusal> refusals) {
        return new Refused<>(refusals);
    }

    /** @param value null where there is nothing to give */
    record Done<T>(T value) implements Outcome<T> {}

    record Refused<T>(List<Refusal> refusals) implements Outcome<T> {

        public Refused {
            refusals = List.copyOf(refusals);
        }
    }

    default boolean isDone() {
        return this instanceof Done<T>;
    }

    /** What stood in the way; nothing, if it was done. */
    default List<Refusal> refusals() {
        return this instanceof Refused<T> refused ? refused.refusals() : List.of();
    }

    /**
     * What it gave.
     *
     * @throws WriteRefusedException if it was refused
     */
    default T orThrow() {
        if (this instanceof Done<T> done) {
            return done.value();
        }
        throw new WriteRefusedException(refusals());
    }

    /** The same end with another value. */
    default <U> Outcome<U> map(Function<? super T, ? extends U> change) {
        return this instanceof Done<T> done ? new Done<>(change.apply(done.value())) : new Refused<>(refusals());
    }
}
