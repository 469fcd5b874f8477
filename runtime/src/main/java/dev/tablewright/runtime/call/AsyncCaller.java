package dev.tablewright.runtime.call;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
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
            return run(step, null);
        }
        Tracking tracking = new Tracking(call);
        return run(step, tracking)
                .whenComplete(
                        (value, failure) -> listener.ended(tracking.report(failure == null ? null : cause(failure))));
    }

    private <T> CompletableFuture<T> run(Step<T> step, Tracking tracking) {
        try {
            if (step instanceof Step.Done<T> done) {
                return CompletableFuture.completedFuture(done.value());
            }
            if (step instanceof Step.Chain<?, T> chain) {
                return chain(chain, tracking);
            }
            if (step instanceof Step.Send<?, ?, T> send) {
                return send(send, tracking);
            }
            if (step instanceof Step.All<?, T> all) {
                return all(all, tracking);
            }
            Step.Pause<T> pause = (Step.Pause<T>) step;
            Executor later = CompletableFuture.delayedExecutor(pause.pause().toNanos(), TimeUnit.NANOSECONDS);
            return CompletableFuture.supplyAsync(pause.next(), later).thenCompose(next -> run(next, tracking));
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private <U, T> CompletableFuture<T> chain(Step.Chain<U, T> chain, Tracking tracking) {
        return run(chain.first(), tracking)
                .thenCompose(value -> run(chain.next().apply(value), tracking));
    }

    private <Q, A, T> CompletableFuture<T> send(Step.Send<Q, A, T> send, Tracking tracking) {
        CompletableFuture<A> answered;
        if (tracking == null) {
            answered = send.operation().send(client, send.request());
        } else {
            tracking.sent();
            answered = send.operation().send(client, send.operation().measured(send.request()));
        }
        return answered.handle((answer, failure) -> next(send, answer, failure, tracking))
                .thenCompose(next -> run(next, tracking));
    }

    private static <Q, A, T> Step<T> next(Step.Send<Q, A, T> send, A answer, Throwable failure, Tracking tracking) {
        if (failure == null) {
            if (tracking != null) {
                tracking.consumed(send.operation().units(answer));
                tracking.moved(send.operation().items(send.request(), answer));
            }
            return send.then().apply(answer);
        }
        if (!(cause(failure) instanceof SdkException e)) {
            throw new CompletionException(cause(failure));
        }
        if (send.otherwise() == null) {
            throw new CompletionException(ValueRefusedException.explained(e));
        }
        try {
            return send.otherwise().apply(e);
        } catch (SdkException again) {
            throw new CompletionException(ValueRefusedException.explained(again));
        }
    }

    private <U, T> CompletableFuture<T> all(Step.All<U, T> all, Tracking tracking) {
        List<CompletableFuture<U>> running = new ArrayList<>();
        all.steps().forEach(step -> running.add(run(step, tracking)));
        return CompletableFuture.allOf(running.toArray(CompletableFuture[]::new))
                .thenCompose(ended -> {
                    List<U> results =
                            running.stream().map(CompletableFuture::join).toList();
                    return run(all.then().apply(results), tracking);
                });
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }
}
