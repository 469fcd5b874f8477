package dev.tablewright.runtime.query;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Does something again and again until it says that it is done. Futures composed of futures would all be kept until the last one ends;
 * this keeps one.
 */
final class AsyncLoop {

    private final Supplier<CompletableFuture<Boolean>> turn;
    private final CompletableFuture<Void> end = new CompletableFuture<>();

    private AsyncLoop(Supplier<CompletableFuture<Boolean>> turn) {
        this.turn = turn;
    }

    /** @param turns makes what gives, each time, whether to go on. If that fails, it comes with the future */
    static CompletableFuture<Void> over(Supplier<Supplier<CompletableFuture<Boolean>>> turns) {
        try {
            AsyncLoop loop = new AsyncLoop(turns.get());
            loop.run();
            return loop.end;
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** What is done at once is gone on from here, and not deeper in the stack. */
    private void run() {
        while (!end.isDone()) {
            CompletableFuture<Boolean> ended = turn.get();
            if (!ended.isDone()) {
                CompletableFuture<Boolean> unused = ended.whenComplete((goOn, failure) -> {
                    if (settled(goOn, failure)) {
                        resume();
                    }
                });
                return;
            }
            if (!settled(ended)) {
                return;
            }
        }
    }

    private void resume() {
        try {
            run();
        } catch (RuntimeException e) {
            end.completeExceptionally(e);
        }
    }

    private boolean settled(CompletableFuture<Boolean> ended) {
        try {
            return settled(ended.join(), null);
        } catch (CompletionException e) {
            return settled(false, e);
        }
    }

    /** Whether to go on. */
    private boolean settled(Boolean goOn, Throwable failure) {
        if (failure != null) {
            end.completeExceptionally(
                    failure instanceof CompletionException && failure.getCause() != null
                            ? failure.getCause()
                            : failure);
            return false;
        }
        if (!goOn) {
            end.complete(null);
        }
        return goOn;
    }
}
