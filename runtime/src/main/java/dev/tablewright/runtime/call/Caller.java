package dev.tablewright.runtime.call;

import dev.tablewright.runtime.item.TablewrightException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
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
            return begin(step, null);
        }
        Tracking tracking = new Tracking(call, listener);
        Throwable failure = null;
        try {
            return begin(step, tracking);
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        } finally {
            listener.ended(tracking.report(failure));
        }
    }

    private <T> T begin(Step<T> step, Tracking tracking) {
        try {
            return run(step, tracking, Patience.of(settings));
        } catch (SdkException e) {
            throw Explained.of(e);
        }
    }

    /** A loop and no recursion: a call may take any number of steps. What chains wait for, is on a stack of their own. */
    @SuppressWarnings("unchecked") // A step gives what the next on the stack takes: Chain has put them there together.
    private <T> T run(Step<T> first, Tracking tracking, Patience patience) {
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
                step = all(all, tracking, patience);
            } else if (step instanceof Step.Pause<?> pause) {
                sleep(pause.pause());
                step = pause.next().get();
            } else if (step instanceof Step.Again<?> again) {
                sleep(patience.before(again));
                step = again.next().get();
            } else if (step instanceof Step.Rescue<?> rescue) {
                step = rescued(rescue, tracking, patience);
            }
        }
    }

    private <Q, A, T> Step<T> send(Step.Send<Q, A, T> send, Tracking tracking) {
        A answer;
        try {
            if (tracking == null) {
                answer = send.operation().send(client, send.request());
            } else {
                answer = send.operation().send(client, tracking.sent(send.operation(), send.request()));
                tracking.answered(send.operation(), send.request(), answer);
            }
        } catch (SdkException e) {
            return send.failed(e);
        }
        return send.then().apply(answer);
    }

    private <T> Step<T> rescued(Step.Rescue<T> rescue, Tracking tracking, Patience patience) {
        try {
            return Step.done(run(rescue.step(), tracking, patience));
        } catch (SdkException | TablewrightException e) {
            return Step.done(rescue.otherwise().apply(Explained.of(e)));
        }
    }

    /**
     * The first runs here, the others beside it. Whatever happens, none is left running when this returns. What no other thread has begun
     * by the time it is waited for is done here, too: steps that fan out may do so within others, and if all threads of the executor
     * waited for what is still in its queue, they would wait for ever.
     */
    private <U, T> Step<T> all(Step.All<U, T> all, Tracking tracking, Patience patience) {
        List<FutureTask<U>> tasks = new ArrayList<>(all.steps().size());
        for (Step<U> step : all.steps()) {
            tasks.add(new FutureTask<>(() -> run(step, tracking, patience.beside())));
        }
        for (int i = 1; i < tasks.size(); i++) {
            try {
                executor.execute(tasks.get(i));
            } catch (RejectedExecutionException e) {
                break; // The rest is done here.
            }
        }
        List<U> results = new ArrayList<>(tasks.size());
        Throwable failure = null;
        for (FutureTask<U> task : tasks) {
            task.run();
            try {
                results.add(result(task));
            } catch (ExecutionException e) {
                failure = failure != null ? failure : e.getCause();
            }
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure; // Steps have no others.
        }
        return all.then().apply(results);
    }

    private static <U> U result(FutureTask<U> task) throws ExecutionException {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
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
