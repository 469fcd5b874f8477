package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Position;

/**
 * Results one after another, read as they are needed. Unlike steps and sources, a feed changes as it is read; one belongs to one run of
 * one call. First make it ready, then take the head.
 */
abstract class Feed<T> {

    /** Whether the head is known, or it is known that there is none. */
    abstract boolean isReady();

    /**
     * Reads until it is ready. It is not asked of one that is.
     *
     * @param wanted how many results will be asked for, as far as one knows
     */
    abstract Step<Feed<T>> ready(int wanted);

    /** The next result; null at the end. Only if it is ready. */
    abstract T head();

    /** Takes the head away. Only if there is one. */
    abstract void pop();

    /** Where to go on, given all that was taken so far. */
    abstract Position position();
}
