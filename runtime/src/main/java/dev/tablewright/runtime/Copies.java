package dev.tablewright.runtime;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * One thing that is stored several times, since a single item could not bear all reads. All copies are written, any of them is read:
 *
 * <pre>{@code
 * static final Copies COPIES = Copies.of(10);
 *
 * deals.frontPages().putAll(COPIES.each(copy -> new FrontPage(copy, cards, now)));
 * Optional<FrontPage> page = COPIES.any(deals::frontPage);
 * }</pre>
 *
 * <p>The number may grow at any time: until the new copies are written, who meets one that is missing is given the first. Copies are written one
 * after the other, so that for a moment readers see old and new ones.
 */
public final class Copies {

    private static final long FIRST = 0;

    private final int count;

    private Copies(int count) {
        this.count = count;
    }

    /** @param count how many copies there are; they have the numbers from 0 */
    public static Copies of(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("there is at least one copy, not " + count);
        }
        return new Copies(count);
    }

    public int count() {
        return count;
    }

    /** All copies, to be written. */
    public <E> List<E> each(LongFunction<? extends E> copy) {
        return LongStream.range(FIRST, count).<E>mapToObj(copy).toList();
    }

    /** One of the copies, each as often as the others. */
    public <E> Optional<E> any(LongFunction<Optional<E>> read) {
        long one = ThreadLocalRandom.current().nextInt(count);
        Optional<E> found = read.apply(one);
        return found.isPresent() || one == FIRST ? found : read.apply(FIRST);
    }

    /** The same without waiting. */
    public <E> CompletableFuture<Optional<E>> anyAsync(LongFunction<CompletableFuture<Optional<E>>> read) {
        long one = ThreadLocalRandom.current().nextInt(count);
        return read.apply(one)
                .thenCompose(found -> found.isPresent() || one == FIRST
                        ? CompletableFuture.completedFuture(found)
                        : read.apply(FIRST));
    }
}
