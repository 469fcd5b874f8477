package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
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

    /** A request that reads, and what follows from its answer. A failure that lasts is the failure of the call. */
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

    /**
     * The same, or something like it, once more: after a pause, as long as the call has patience.
     *
     * @param enough what the call fails with after so many attempts in a row
     */
    static <T> Step<T> again(Supplier<Step<T>> next, IntFunction<RuntimeException> enough) {
        return new Again<>(next, enough, false);
    }

    /** The rest, after a part is done. It is given up only if nothing more gets done, time after time. */
    static <T> Step<T> goOn(Supplier<Step<T>> next, IntFunction<RuntimeException> enough) {
        return new Again<>(next, enough, true);
    }

    /** A call whose failure is a result: of DynamoDB or of this library, not of the program. */
    static <T> Step<T> rescued(Step<T> step, Function<RuntimeException, T> otherwise) {
        return new Rescue<>(step, otherwise);
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

    /** @param otherwise null: the request is a reading one, and a failure that lasts is the failure of the call */
    record Send<Q, A, T>(
            Operation<Q, A> operation, Q request, Function<A, Step<T>> then, Function<SdkException, Step<T>> otherwise)
            implements Step<T> {

        /** What follows from a failure. To read does no harm: it is tried again where the client has not done so. */
        Step<T> failed(SdkException failure) {
            if (otherwise != null) {
                return otherwise.apply(failure);
            }
            if (Failure.of(failure).isWorthAnother(failure, 1)) {
                return Step.again(() -> this, attempts -> failure);
            }
            throw failure;
        }
    }

    record All<U, T>(List<Step<U>> steps, Function<List<U>, Step<T>> then) implements Step<T> {}

    record Pause<T>(Duration pause, Supplier<Step<T>> next) implements Step<T> {}

    /** @param gotOn whether a part was done since the last time */
    record Again<T>(Supplier<Step<T>> next, IntFunction<RuntimeException> enough, boolean gotOn) implements Step<T> {}

    record Rescue<T>(Step<T> step, Function<RuntimeException, T> otherwise) implements Step<T> {}

    record Chain<U, T>(Step<U> first, Function<? super U, Step<T>> next) implements Step<T> {}
}
