package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Call;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
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
    private final Queue<Runnable> next = new ConcurrentLinkedQueue<>();
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

    synchronized CompletableFuture<Reply> send(int caller, Request request) {
        Fault fault = random.nextDouble() < faults
                ? Fault.values()[1 + random.nextInt(Fault.values().length - 1)]
                : Fault.NONE;
        Parcel parcel = new Parcel(calls.get(caller), request, fault);
        parcels.add(parcel);
        notifyAll();
        return parcel.answer();
    }

    /** Waits until every open call waits for an answer: nothing happens any more unless a parcel goes on. */
    synchronized int settled() throws InterruptedException {
        while (parcels.stream().filter(Parcel::isAwaited).count() < open) {
            wait();
        }
        return parcels.size();
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
        for (Runnable work = next.poll(); work != null; work = next.poll()) {
            work.run();
        }
    }

    /** Does something as soon as a client has dealt with what it was told. */
    void next(Runnable work) {
        next.add(work);
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
