package dev.tablewright.runtime.stream;

import java.util.Optional;

/**
 * What happened to an entity.
 *
 * @param <E> the entity
 */
public sealed interface Change<E> {

    /** Where the change was told. */
    StreamEvent event();

    /** The entity as it was. */
    Optional<E> before();

    /** The entity as it is now. */
    Optional<E> after();

    /** There is a new one. */
    record Created<E>(E entity, StreamEvent event) implements Change<E> {

        @Override
        public Optional<E> before() {
            return Optional.empty();
        }

        @Override
        public Optional<E> after() {
            return Optional.of(entity);
        }
    }

    /** One has other values. */
    record Updated<E>(E old, E entity, StreamEvent event) implements Change<E> {

        @Override
        public Optional<E> before() {
            return Optional.of(old);
        }

        @Override
        public Optional<E> after() {
            return Optional.of(entity);
        }
    }

    /** One is gone: somebody deleted it, or its time had come. */
    record Deleted<E>(E old, StreamEvent event) implements Change<E> {

        /** Whether DynamoDB itself deleted it because its time had come. */
        public boolean isExpired() {
            return event.expired();
        }

        @Override
        public Optional<E> before() {
            return Optional.of(old);
        }

        @Override
        public Optional<E> after() {
            return Optional.empty();
        }
    }
}
