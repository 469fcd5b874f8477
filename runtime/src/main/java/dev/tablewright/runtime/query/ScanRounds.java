package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/** One run through a table: a page of each segment, side by side; when all are used up, the next of each. */
final class ScanRounds<T> extends Spliterators.AbstractSpliterator<T> {

    private final Scanning<T> scanning;
    private final Caller caller;
    private List<ScanSegment<T>> rest;
    private Iterator<List<T>> pages = List.<List<T>>of().iterator();
    private Iterator<T> page = List.<T>of().iterator();

    ScanRounds(Scanning<T> scanning, Caller caller) {
        super(Long.MAX_VALUE, Spliterator.NONNULL);
        this.scanning = scanning;
        this.caller = caller;
        this.rest = scanning.parts(caller.settings());
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        while (!page.hasNext()) {
            if (pages.hasNext()) {
                page = pages.next().iterator();
            } else if (rest.isEmpty()) {
                return false;
            } else {
                round();
            }
        }
        action.accept(page.next());
        return true;
    }

    private void round() {
        List<Step<List<T>>> steps = new ArrayList<>(rest.size());
        rest.forEach(segment -> steps.add(segment.next()));
        pages = caller.run(scanning.call(), Step.all(steps, Step::done)).iterator();
        rest = rest.stream().filter(segment -> !segment.isEnded()).toList();
    }
}
