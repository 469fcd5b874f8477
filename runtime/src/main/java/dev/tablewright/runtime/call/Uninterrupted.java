package dev.tablewright.runtime.call;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for what is running already, whatever happens: requests are under way, and their outcome matters. */
final class Uninterrupted {

    private Uninterrupted() {}

    static <T> T get(Future<T> future) throws ExecutionException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return future.get();
                } catch (InterruptedException e) {
                    // Told on when it is over. The SDK itself gives up its requests when their threads are interrupted.
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
