package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Does what steps say with the blocking client, in the thread of the caller; what goes side by side, in threads of an executor. */
public final class Caller {

    private final DynamoDbClient client;
    private final Settings settings;
    private final Executor executor;
    private final CallListener listener;

    /** @param listener null: nobody listens */
    public Caller(DynamoDbClient client, Settings settings, Executor executor, CallListener listener) {
        this.client = client;
        this.settings = settings;
        this.executor = executor;
        this.listener = listener;
    }

    public Settings settings() {
        return settings;
    }

    /** Makes a call and waits for its end. */
    public <T> T run(CallInfo call, Step<T> step) {
        if (listener == null) {
            return run(step, null);
        }
        Tracking tracking = new Tracking(call);
        Throwable failure = null;
        try {
            return run(step, tracking);
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        } finally {
            listener.ended(tracking.report(failure));
        }
    }

    /** A loop and no recursion: a call may take any number of steps. What chains wait for, is on a stack of their own. */
    @SuppressWarnings("unchecked") // A step gives what the next on the stack takes: Chain has put them there together.
    private <T> T run(Step<T> first, Tracking tracking) {
        Deque<Function<Object, Step<?>>> waiting = new ArrayDeque<>(4);
        Step<?> step = first;
        while (true) {
            if (step instanceof Step.Done<?> done) {
                if (waiting.isEmpty()) {
                    return (T) done.value();
                }
                step = waiting.pop().apply(done.value());
            } else if (step instanceof Step.Chain<?, ?> chain) {
                waiting.push((Function<Object, Step<?>>) (Function<?, ?>) chain.next());
                step = chain.first();
            } else if (step instanceof Step.Send<?, ?, ?> send) {
                step = send(send, tracking);
            } else if (step instanceof Step.All<?, ?> all) {
                step = all(all, tracking);
            } else if (step instanceof Step.Pause<?> pause) {
                sleep(pause.pause());
                step = pause.next().get();
            }
        }
    }

    private <Q, A, T> Step<T> send(Step.Send<Q, A, T> send, Tracking tracking) {
        A answer;
        try {
            if (tracking == null) {
                answer = send.operation().send(client, send.request());
            } else {
                tracking.sent();
                answer = send.operation().send(client, send.operation().measured(send.request()));
                tracking.consumed(send.operation().units(answer));
                tracking.moved(send.operation().items(send.request(), answer));
            }
        } catch (SdkException e) {
            if (send.otherwise() == null) {
                throw e;
            }
            return send.otherwise().apply(e);
        }
        return send.then().apply(answer);
    }

    /**
     * Threads of the executor help, as far as it has some to spare: what none of them has begun is done here. So calls that fan out
     * within calls that fan out cannot wait for each other. Whatever happens, nothing is left running when this returns.
     */
    private <U, T> Step<T> all(Step.All<U, T> all, Tracking tracking) {
        List<FutureTask<U>> tasks = new ArrayList<>(all.steps().size());
        all.steps().forEach(step -> tasks.add(new FutureTask<>(() -> run(step, tracking))));
        tasks.stream().skip(1).forEach(executor::execute);
        List<U> results = new ArrayList<>(tasks.size());
        RuntimeException failure = null;
        for (FutureTask<U> task : tasks) {
            task.run();
            try {
                results.add(Uninterrupted.get(task));
            } catch (ExecutionException e) {
                failure = failure != null ? failure : unwrapped(e);
            }
        }
        if (failure != null) {
            throw failure;
        }
        return all.then().apply(results);
    }

    private static RuntimeException unwrapped(ExecutionException e) {
        if (e.getCause() instanceof Error error) {
            throw error;
        }
        return (RuntimeException) e.getCause();
    }

    private static void sleep(Duration pause) {
        try {
            Thread.sleep(pause.toMillis(), pause.toNanosPart() % 1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw AbortedException.create("interrupted while waiting to try again", e);
        }
    }
}
