package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Several reads whose results are put together.
 *
 * @param order of the results; each of the reads gives its own in this order
 */
record TogetherSource<T>(List<Source<? extends T>> reads, Comparator<? super T> order) implements Source<T> {

    TogetherSource {
        reads = List.copyOf(reads);
    }

    @Override
    public void sign(Fingerprint fingerprint) {
        fingerprint.add("together").add(reads.size());
        reads.forEach(read -> read.sign(fingerprint));
    }

    @Override
    public Feed<T> open(Settings settings, Position from) {
        List<Feed<T>> feeds = new ArrayList<>(reads.size());
        for (int i = 0; i < reads.size(); i++) {
            feeds.add(feed(settings, reads.get(i), part(from, i)));
        }
        return new TogetherFeed<>(feeds, order);
    }

    private Position part(Position from, int i) {
        if (from instanceof Position.Several several
                && several.parts().size() == reads.size()
                && several.parts().get(i).name() == i) {
            return several.parts().get(i).position();
        }
        if (from instanceof Position.Start || from instanceof Position.End) {
            return from;
        }
        throw Source.misfit();
    }

    @SuppressWarnings("unchecked") // A feed only gives results: one of a narrower type is one of a wider, too.
    private static <T> Feed<T> feed(Settings settings, Source<? extends T> read, Position from) {
        return from instanceof Position.End ? new EndedFeed<>() : (Feed<T>) read.open(settings, from);
    }

    private static final class TogetherFeed<T> extends MergedFeed<T, Feed<T>> {

        TogetherFeed(List<Feed<T>> feeds, Comparator<? super T> order) {
            super(feeds, (one, other) -> order.compare(one.head(), other.head()));
        }

        /** How results spread over reads is not known: a customer and his orders are one and many. */
        @Override
        int share(int wanted, int among) {
            return wanted;
        }

        @Override
        Position position() {
            List<Position.Part> parts = new ArrayList<>(feeds().size());
            boolean ended = true;
            for (Feed<T> feed : feeds()) {
                Position position = feed.position();
                ended &= position instanceof Position.End;
                parts.add(new Position.Part(parts.size(), position));
            }
            return ended ? Position.END : new Position.Several(parts, Map.of());
        }
    }
}
