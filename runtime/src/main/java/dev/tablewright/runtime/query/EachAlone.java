package dev.tablewright.runtime.query;

import java.util.Iterator;
import java.util.List;

/** Each of some things in a list of its own, made when it is asked for: there may be very many units of time. */
record EachAlone<T>(Iterator<T> things) implements Iterator<List<T>> {

    @Override
    public boolean hasNext() {
        return things.hasNext();
    }

    @Override
    public List<T> next() {
        return List.of(things.next());
    }
}
