package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Position;

/** Nothing more. */
final class EndedFeed<T> extends Feed<T> {

    @Override
    boolean isReady() {
        return true;
    }

    @Override
    Step<Feed<T>> ready(int wanted) {
        return Step.done(this);
    }

    @Override
    T head() {
        return null;
    }

    @Override
    void pop() {
        throw new IllegalStateException("there is nothing to take");
    }

    @Override
    Position position() {
        return Position.END;
    }
}
