package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Call;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/** Between clients and the server. Requests lie here until somebody says which of them goes on. */
final class Network {

    private final Server server;
    private final Random random;
    private final UnaryOperator<Reply> seen;
    private final List<Parcel> parcels = new ArrayList<>();
    private final Map<Integer, Track> calls = new HashMap<>();
    private final Set<String> tokens = new HashSet<>();
    private final List<Track> tracks = new ArrayList<>();
    private final Queue<Runnable> next = new ArrayDeque<>();
    private double faults;
    private int clock;
    private int open;

    /** @param seen what becomes of an answer before the client sees it */
    Network(Server server, Random random, double faults, UnaryOperator<Reply> seen) {
        this.server = server;
        this.random = random;
        this.faults = faults;
        this.seen = seen;
    }

    synchronized int time() {
        return clock++;
    }

    /** From now on nothing goes wrong. */
    synchronized void calm() {
        faults = 0;
        parcels.removeIf(parcel -> !parcel.isAwaited());
    }

    synchronized int began(int caller, Asked asked) {
        Track track = new Track(asked);
        calls.put(caller, track);
        tracks.add(track);
        open++;
        return clock++;
    }

    synchronized void ended(int caller, Answer answer) {
        if (!(answer instanceof Answer.Unknown)) {
            calls.get(caller).answered();
        }
        open--;
        notifyAll();
    }

    synchronized void send(int caller, Request request, CompletableFuture<Reply> answer) {
        Fault fault = random.nextDouble() < faults
                ? Fault.values()[1 + random.nextInt(Fault.values().length - 1)]
                : Fault.NONE;
        parcels.add(new Parcel(calls.get(caller), request, answer, fault));
        notifyAll();
    }

    /**
     * Waits until every open call waits for an answer: nothing happens any more unless a parcel goes on.
     *
     * @return how many parcels there are
     */
    int settled() throws InterruptedException {
        while (true) {
            Runnable work;
            synchronized (this) {
                while (next.isEmpty()
                        && parcels.stream().filter(Parcel::isAwaited).count() < open) {
                    wait();
                }
                work = next.poll();
                if (work == null) {
                    return parcels.size();
                }
            }
            work.run();
        }
    }

    /** Does something as soon as a client has dealt with what it was told. */
    synchronized void next(Runnable work) {
        next.add(work);
        notifyAll();
    }

    void advance(int at) {
        Parcel parcel;
        synchronized (this) {
            parcel = parcels.get(at);
            if (parcel.next() == Fault.Act.EXECUTE) {
                execute(parcel);
                return;
            }
        }
        parcel.tell(seen);
        drop(parcel);
    }

    private void execute(Parcel parcel) {
        boolean abandoned = !parcel.isAwaited();
        Reply reply = server.handle(parcel.request());
        parcel.executed(reply);
        if (parcel.request().isWrite() && reply.isDone() && isNew(parcel.request())) {
            parcel.track().changed(parcel.number(), abandoned, clock++);
        }
        parcel.track().executed(parcel.number());
        drop(parcel);
    }

    /** DynamoDB does a transaction once, however often it comes. */
    private boolean isNew(Request request) {
        return request.token().isEmpty() || tokens.add(request.token());
    }

    private synchronized void drop(Parcel parcel) {
        if (parcel.isOver()) {
            parcels.remove(parcel);
        }
    }

    /** What was done more often than the calls say. */
    synchronized List<Call> repetitions() {
        return tracks.stream().flatMap(track -> track.repetitions().stream()).toList();
    }
}
