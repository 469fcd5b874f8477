package dev.tablewright.lab.seed;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** A few threads that each take the next piece of work when they are done with the last. What one fails with ends all. */
final class Workers implements AutoCloseable {

    private final int number;
    private final ExecutorService threads;

    Workers(int number) {
        this.number = number;
        this.threads = Executors.newFixedThreadPool(number, work -> {
            Thread thread = new Thread(work, "tablewright-seed");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Does all work, and returns when it is done. Pieces are taken in their order. */
    <T> void each(Iterator<T> pieces, Consumer<? super T> work) {
        AtomicBoolean failed = new AtomicBoolean();
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            running.add(threads.submit(() -> {
                try {
                    Optional<T> next = next(pieces);
                    while (next.isPresent() && !failed.get()) {
                        work.accept(next.get());
                        next = next(pieces);
                    }
                } catch (RuntimeException | Error e) {
                    failed.set(true);
                    throw e;
                }
            }));
        }
        RuntimeException failure = null;
        for (Future<?> one : running) {
            try {
                one.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                failure = failure == null ? (RuntimeException) e.getCause() : failure;
            } catch (InterruptedException e) {
                failed.set(true);
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while others were still writing", e);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private static <T> Optional<T> next(Iterator<T> pieces) {
        synchronized (pieces) {
            return pieces.hasNext() ? Optional.of(pieces.next()) : Optional.empty();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
