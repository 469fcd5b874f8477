package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * What a call does next. A step is a value; a {@link Caller} does what it says.
 *
 * @param <T> what the whole call gives in the end
 */
public sealed interface Step<T> {

    /** Nothing more: this is the result. */
    static <T> Step<T> done(T value) {
        return new Done<>(value);
    }

    /** A request, and what follows from its answer. A failure is the failure of the call. */
    static <Q, A, T> Step<T> send(Operation<Q, A> operation, Q request, Function<A, Step<T>> then) {
        return new Send<>(operation, request, then, null);
    }

    /**
     * A request, and what follows from its answer or from its failure.
     *
     * @param otherwise what to do instead; it throws what it cannot deal with
     */
    static <Q, A, T> Step<T> send(
            Operation<Q, A> operation,
            Q request,
            Function<A, Step<T>> then,
            Function<SdkException, Step<T>> otherwise) {
        return new Send<>(operation, request, then, otherwise);
    }

    /** Several calls side by side, and what follows from all their results, in the order of the calls. */
    static <U, T> Step<T> all(List<Step<U>> steps, Function<List<U>, Step<T>> then) {
        return new All<>(List.copyOf(steps), then);
    }

    /** A pause, and then something else. */
    static <T> Step<T> after(Duration pause, Supplier<Step<T>> next) {
        return new Pause<>(pause, next);
    }

    /** The same call, and then another that depends on its result. */
    default <U> Step<U> then(Function<? super T, Step<U>> next) {
        return new Chain<>(this, next);
    }

    /** The same call with another result. */
    default <U> Step<U> map(Function<? super T, ? extends U> change) {
        return then(value -> done(change.apply(value)));
    }

    record Done<T>(T value) implements Step<T> {}

    /** @param otherwise null: a failure is the failure of the call */
    record Send<Q, A, T>(
            Operation<Q, A> operation, Q request, Function<A, Step<T>> then, Function<SdkException, Step<T>> otherwise)
            implements Step<T> {}

    record All<U, T>(List<Step<U>> steps, Function<List<U>, Step<T>> then) implements Step<T> {}

    record Pause<T>(Duration pause, Supplier<Step<T>> next) implements Step<T> {}

    record Chain<U, T>(Step<U> first, Function<? super U, Step<T>> next) implements Step<T> {}
}
