package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One run through a list. It remembers where it is, and what it has read already. */
final class Reading<T> {

    /** Up to this many, room is made at once. */
    private static final int ROOM = 1000;

    private final Feed<T> feed;
    private final boolean limited;
    private int left;

    Reading(Feed<T> feed) {
        this.feed = feed;
        this.left = Integer.MAX_VALUE;
        this.limited = false;
    }

    /** @param left how many results are wanted at most */
    Reading(Feed<T> feed, int left) {
        this.feed = feed;
        this.left = left;
        this.limited = true;
    }

    /** The next results: so many, unless the end comes first. */
    Step<List<T>> next(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("a page has at least one result");
        }
        int wanted = Math.min(size, left);
        return fill(new ArrayList<>(wanted <= ROOM ? wanted : 16), wanted);
    }

    private Step<List<T>> fill(List<T> results, int wanted) {
        while (results.size() < wanted) {
            if (!feed.isReady()) {
                int more = wanted == Integer.MAX_VALUE ? wanted : wanted - results.size();
                return feed.ready(more).then(ready -> fill(results, wanted));
            }
            T head = feed.head();
            if (head == null) {
                break;
            }
            results.add(head);
            feed.pop();
        }
        left = limited ? left - results.size() : left;
        return Step.done(Collections.unmodifiableList(results));
    }

    /** Where it goes on. */
    Position position() {
        if (!limited) {
            return feed.position();
        }
        Position position = left == 0 ? Position.END : feed.position();
        return position instanceof Position.End ? position : new Position.Limited(left, position);
    }
}
