package dev.tablewright.runtime.call;

import dev.tablewright.runtime.item.TablewrightException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** Does what steps say with the asynchronous client. No thread ever waits. */
public final class AsyncCaller {

    private final DynamoDbAsyncClient client;
    private final Settings settings;
    private final CallListener listener;

    /** @param listener null: nobody listens */
    public AsyncCaller(DynamoDbAsyncClient client, Settings settings, CallListener listener) {
        this.client = client;
        this.settings = settings;
        this.listener = listener;
    }

    public Settings settings() {
        return settings;
    }

    /** Makes a call. What is wrong with it comes with the future, never at once. */
    public <T> CompletableFuture<T> run(CallInfo call, Step<T> step) {
        if (listener == null) {
            return run(step, null, Patience.of(settings));
        }
        Tracking tracking = new Tracking(call, listener);
        return run(step, tracking, Patience.of(settings))
                .whenComplete(
                        (value, failure) -> listener.ended(tracking.report(failure == null ? null : cause(failure))));
    }

    private <T> CompletableFuture<T> run(Step<T> step, Tracking tracking, Patience patience) {
        Run<T> run = new Run<>(tracking, patience);
        run.go(step);
        return run.result;
    }

    /** One call. It is at one step at a time, whichever thread it is in. */
    private final class Run<T> {

        private final CompletableFuture<T> result = new CompletableFuture<>();
        private final Deque<Function<Object, Step<?>>> waiting = new ArrayDeque<>(4);
        private final Tracking tracking;
        private final Patience patience;

        Run(Tracking tracking, Patience patience) {
            this.tracking = tracking;
            this.patience = patience;
        }

        /** A loop and no recursion, also where answers are there at once: a call may take any number of steps. */
        @SuppressWarnings(
                "unchecked") // A step gives what the next on the stack takes: Chain has put them there together.
        void go(Step<?> first) {
            try {
                Step<?> step = first;
                while (step != null) {
                    if (step instanceof Step.Done<?> done) {
                        if (waiting.isEmpty()) {
                            result.complete((T) done.value());
                            return;
                        }
                        step = waiting.pop().apply(done.value());
                    } else if (step instanceof Step.Chain<?, ?> chain) {
                        waiting.push((Function<Object, Step<?>>) (Function<?, ?>) chain.next());
                        step = chain.first();
                    } else {
                        step = wait(step);
                    }
                }
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(explained(e));
            }
        }

        /** The next step, if it is known at once; otherwise null, and whoever learns it goes on. */
        private Step<?> wait(Step<?> step) {
            if (step instanceof Step.Send<?, ?, ?> send) {
                return send(send);
            }
            if (step instanceof Step.All<?, ?> all) {
                return all(all);
            }
            if (step instanceof Step.Rescue<?> rescue) {
                return rescued(rescue);
            }
            if (step instanceof Step.Again<?> again) {
                return later(patience.before(again), again.next());
            }
            Step.Pause<?> pause = (Step.Pause<?>) step;
            return later(pause.pause(), pause.next());
        }

        private <U> Step<?> rescued(Step.Rescue<U> rescue) {
            return when(run(rescue.step(), tracking, patience), (value, failure) -> {
                if (failure == null) {
                    return Step.done(value);
                }
                if (explained(failure) instanceof RuntimeException e
                        && (e instanceof SdkException || e instanceof TablewrightException)) {
                    return Step.done(rescue.otherwise().apply(e));
                }
                throw new CompletionException(cause(failure));
            });
        }

        private Step<?> later(Duration pause, Supplier<? extends Step<?>> next) {
            Executor later = CompletableFuture.delayedExecutor(pause.toNanos(), TimeUnit.NANOSECONDS);
            CompletableFuture<Void> over = CompletableFuture.runAsync(() -> {}, later);
            return when(over, (nothing, failure) -> next.get());
        }

        private <Q, A> Step<?> send(Step.Send<Q, A, ?> send) {
            Q request = tracking == null ? send.request() : tracking.sent(send.operation(), send.request());
            return when(
                    send.operation().send(client, request), (answer, failure) -> next(send, answer, failure, tracking));
        }

        private <U> Step<?> all(Step.All<U, ?> all) {
            List<CompletableFuture<U>> running = new ArrayList<>();
            all.steps().forEach(step -> running.add(run(step, tracking, patience.beside())));
            CompletableFuture<Void> ended = CompletableFuture.allOf(running.toArray(CompletableFuture[]::new));
            return when(ended, (nothing, failure) -> {
                if (failure != null) {
                    throw new CompletionException(cause(failure));
                }
                return all.then()
                        .apply(running.stream().map(CompletableFuture::join).toList());
            });
        }

        /** Who comes second, the answer or whoever waits for it, goes on: so no stack grows, and no thread waits. */
        @SuppressWarnings("FutureReturnValueIgnored") // What is wrong becomes the failure of the call.
        private <A> Step<?> when(CompletableFuture<A> future, BiFunction<A, Throwable, Step<?>> then) {
            AtomicBoolean met = new AtomicBoolean();
            future.whenComplete((answer, failure) -> {
                if (met.getAndSet(true)) {
                    resume(then, answer, failure);
                }
            });
            return met.getAndSet(true) ? then.apply(now(future), failure(future)) : null;
        }

        private <A> void resume(BiFunction<A, Throwable, Step<?>> then, A answer, Throwable failure) {
            Step<?> next;
            try {
                next = then.apply(answer, failure);
            } catch (RuntimeException | Error e) {
                result.completeExceptionally(explained(e));
                return;
            }
            go(next);
        }
    }

    private static <A> A now(CompletableFuture<A> ended) {
        return ended.isCompletedExceptionally() ? null : ended.join();
    }

    private static Throwable failure(CompletableFuture<?> ended) {
        if (!ended.isCompletedExceptionally()) {
            return null;
        }
        try {
            ended.join();
            return null;
        } catch (CompletionException | CancellationException e) {
            return cause(e);
        }
    }

    private static <Q, A> Step<?> next(Step.Send<Q, A, ?> send, A answer, Throwable failure, Tracking tracking) {
        if (failure == null) {
            if (tracking != null) {
                tracking.answered(send.operation(), send.request(), answer);
            }
            return send.then().apply(answer);
        }
        if (!(cause(failure) instanceof SdkException e)) {
            throw new CompletionException(cause(failure));
        }
        return send.failed(e);
    }

    private static Throwable explained(Throwable failure) {
        Throwable cause = cause(failure);
        return cause instanceof RuntimeException e ? Explained.of(e) : cause;
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }
}
