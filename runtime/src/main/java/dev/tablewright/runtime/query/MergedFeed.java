package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Several feeds as one, the least head first; of equal ones, that of the first feed. Those whose heads are not known are read side by
 * side, and only when a head is asked for: what nobody takes is not read.
 */
abstract class MergedFeed<T, F extends Feed<T>> extends Feed<T> {

    /** @param ordinal among all feeds */
    record Numbered<F>(int ordinal, F feed) {}

    private final List<F> feeds;
    private final PriorityQueue<Numbered<F>> ready;
    private final List<Numbered<F>> unready = new ArrayList<>();

    MergedFeed(List<F> feeds, Comparator<F> order) {
        this.feeds = feeds;
        Comparator<Numbered<F>> byHead = (one, other) -> order.compare(one.feed(), other.feed());
        this.ready = new PriorityQueue<>(Math.max(1, feeds.size()), byHead.thenComparingInt(Numbered<F>::ordinal));
        for (int i = 0; i < feeds.size(); i++) {
            put(new Numbered<>(i, feeds.get(i)));
        }
    }

    private void put(Numbered<F> numbered) {
        if (!numbered.feed().isReady()) {
            unready.add(numbered);
        } else if (numbered.feed().head() != null) {
            ready.add(numbered);
        }
    }

    /** How many results to ask a feed for. */
    abstract int share(int wanted, int among);

    /** Is told what is about to be taken. */
    void taking(F feed) {}

    final List<F> feeds() {
        return feeds;
    }

    @Override
    final boolean isReady() {
        return unready.isEmpty();
    }

    @Override
    final Step<Feed<T>> ready(int wanted) {
        List<Numbered<F>> asked = List.copyOf(unready);
        int share = share(wanted, ready.size() + asked.size());
        if (asked.size() == 1) {
            return asked.get(0).feed().ready(share).map(feed -> settled(asked));
        }
        List<Step<Feed<T>>> steps = new ArrayList<>(asked.size());
        for (Numbered<F> numbered : asked) {
            steps.add(numbered.feed().ready(share));
        }
        return Step.all(steps, done -> Step.done(settled(asked)));
    }

    private Feed<T> settled(List<Numbered<F>> asked) {
        unready.clear();
        asked.forEach(this::put);
        return this;
    }

    @Override
    final T head() {
        Numbered<F> first = ready.peek();
        return first == null ? null : first.feed().head();
    }

    @Override
    final void pop() {
        Numbered<F> first = ready.remove();
        taking(first.feed());
        first.feed().pop();
        put(first);
    }
}
