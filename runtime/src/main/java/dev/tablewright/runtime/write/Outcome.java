package dev.tablewright.runtime.write;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

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
        return refused(refusals, Map.of());
    }

    /** @param culprits whose refusals they are, by the positions of the writes */
    static <T> Outcome<T> refused(List<Refusal> refusals, Map<Refusal, Set<Integer>> culprits) {
        return new Refused<>(refusals, culprits);
    }

    /** @param value null where there is nothing to give */
    record Done<T>(T value) implements Outcome<T> {}

    /** @param culprits whose refusals they are, if several writes were to be done together: positions, counted from 0 */
    record Refused<T>(List<Refusal> refusals, Map<Refusal, Set<Integer>> culprits) implements Outcome<T> {

        public Refused {
            refusals = List.copyOf(refusals);
            culprits = Map.copyOf(culprits);
        }

        /** What stood in the way of one of the writes that were to be done together. */
        public List<Refusal> refusals(int write) {
            return refusals.stream()
                    .filter(refusal -> culprits.getOrDefault(refusal, Set.of()).contains(write))
                    .toList();
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
        if (this instanceof Refused<T> refused) {
            throw new WriteRefusedException(refused.refusals(), refused.culprits());
        }
        return ((Done<T>) this).value();
    }

    /** The same end with another value. */
    default <U> Outcome<U> map(Function<? super T, ? extends U> change) {
        return this instanceof Refused<T> refused
                ? new Refused<>(refused.refusals(), refused.culprits())
                : new Done<>(change.apply(((Done<T>) this).value()));
    }

    /** The same end, with other positions of the writes. */
    default Outcome<T> at(IntUnaryOperator positions) {
        if (!(this instanceof Refused<T> refused)) {
            return this;
        }
        Map<Refusal, Set<Integer>> culprits = new HashMap<>();
        refused.culprits()
                .forEach((refusal, writes) -> culprits.put(
                        refusal,
                        writes.stream().map(positions::applyAsInt).collect(Collectors.toCollection(TreeSet::new))));
        return new Refused<>(refused.refusals(), culprits);
    }
}
