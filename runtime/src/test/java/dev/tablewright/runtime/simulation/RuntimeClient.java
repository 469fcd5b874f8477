package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Transaction;
import dev.tablewright.runtime.write.Write;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;

/** The runtime, asked what a history asks. */
final class RuntimeClient implements Client {

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    });

    private static final Settings SETTINGS = new Settings(
            UnaryOperator.identity(),
            Clock.systemUTC(),
            () -> 0,
            new Pauses(Duration.ZERO, Duration.ZERO, 12, Duration.ofDays(1)),
            Cursors.ofThisProcess(),
            Upgrades.NONE,
            UnknownItems.REFUSE);

    private final Setup setup;
    private final Thing thing;
    private final List<Sdk> clients;
    private final Writes writes;

    /** @param clients of each caller */
    RuntimeClient(Setup setup, Thing thing, List<Sdk> clients) {
        this.setup = setup;
        this.thing = thing;
        this.clients = clients;
        this.writes = new Writes(thing);
    }

    /** The same by code that knows another shape of the items. */
    RuntimeClient with(Thing other) {
        return new RuntimeClient(setup, other, clients);
    }

    Thing thing() {
        return thing;
    }

    @Override
    public CompletableFuture<Answer> ask(int caller, Asked asked) {
        return asked instanceof Asked.Get get
                ? answered(run(caller, writes.get(SETTINGS, get)).thenApply(Answers::got))
                : answered(run(caller, step(writes.of(asked))).thenApply(Answers::of));
    }

    private static CompletableFuture<Answer> answered(CompletableFuture<Answer> answer) {
        return answer.exceptionally(Answers::failed);
    }

    private Step<? extends Outcome<?>> step(Write<?> write) {
        if (setup.way() == Setup.Way.TRANSACTION) {
            return Transaction.of(List.of(write), SETTINGS, Optional.empty());
        }
        if (setup.way() == Setup.Way.EXACTLY_ONCE && write instanceof Writes.Change change) {
            change.exactlyOnce();
        }
        return write.step(SETTINGS);
    }

    private <T> CompletableFuture<T> run(int caller, Step<T> step) {
        Sdk client = clients.get(caller);
        CallInfo info = CallInfo.of("simulated");
        return setup.async()
                ? new AsyncCaller(client.async(), SETTINGS, null).run(info, step)
                : CompletableFuture.supplyAsync(
                        () -> new Caller(client.blocking(), SETTINGS, THREADS, null).run(info, step), THREADS);
    }
}
