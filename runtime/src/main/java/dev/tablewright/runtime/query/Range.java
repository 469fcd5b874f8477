package dev.tablewright.runtime.query;

import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/** From one value to another, both included. A pattern that needs both bounds takes a {@link Bounded}. */
public sealed interface Range<T extends Comparable<? super T>> {

    /** The least value; empty: there is no bound below. */
    Optional<T> low();

    /** The greatest value; empty: there is no bound above. */
    Optional<T> high();

    /** Whether a value lies within, in the order of DynamoDB. */
    default boolean contains(T value) {
        return low().map(least -> compare(least, value) <= 0).orElse(true)
                && high().map(greatest -> compare(value, greatest) <= 0).orElse(true);
    }

    /** Texts have the order of their bytes in DynamoDB, which is not quite that of Java; and ids are texts there. */
    private static <T extends Comparable<? super T>> int compare(T one, T other) {
        return one instanceof String || one instanceof UUID
                ? KeyOrder.compareUtf8(one.toString(), other.toString())
                : one.compareTo(other);
    }

    static <T extends Comparable<? super T>> Range<T> all() {
        return new Open<T>(Optional.empty(), Optional.empty());
    }

    static <T extends Comparable<? super T>> Range<T> from(T low) {
        return new Open<T>(Optional.of(low), Optional.empty());
    }

    static <T extends Comparable<? super T>> Range<T> to(T high) {
        return new Open<T>(Optional.empty(), Optional.of(high));
    }

    static <T extends Comparable<? super T>> Bounded<T> between(T low, T high) {
        return new Bounded<>(low, high);
    }

    /** Open on at least one side. */
    record Open<T extends Comparable<? super T>>(Optional<T> low, Optional<T> high) implements Range<T> {
        public Open {
            if (low.isPresent() && high.isPresent()) {
                throw new IllegalArgumentException("a range with two bounds is Range.between");
            }
        }
    }

    /** With two bounds. */
    record Bounded<T extends Comparable<? super T>>(T least, T greatest) implements Range<T> {
        public Bounded {
            Objects.requireNonNull(least, "least");
            Objects.requireNonNull(greatest, "greatest");
            if (Range.compare(least, greatest) > 0) {
                throw new IllegalArgumentException("the lower bound of a range is greater than the upper");
            }
        }

        @Override
        public Optional<T> low() {
            return Optional.of(least);
        }

        @Override
        public Optional<T> high() {
            return Optional.of(greatest);
        }
    }
}
