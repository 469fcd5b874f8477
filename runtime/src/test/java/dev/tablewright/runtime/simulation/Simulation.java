package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Call;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** One history: callers make calls, requests go on one by one, and every choice is drawn from the seed. */
final class Simulation {

    private final Setup setup;
    private final Random random;
    private final Network network;
    private final Client client;
    private final Script script;
    private final List<Call> calls = Collections.synchronizedList(new ArrayList<>());
    private final Set<Integer> busy = Collections.synchronizedSet(new HashSet<>());
    private volatile Throwable broken;

    Simulation(Setup setup, Random random, Network network, Client client, String name) {
        this.setup = setup;
        this.random = random;
        this.network = network;
        this.client = client;
        this.script = new Script(setup.thing(), random, name);
    }

    /**
     * What was recorded.
     *
     * @param repetitions what the network did more often than the callers asked for it, and could
     */
    record Recording(List<Call> calls, List<Call> repetitions) {

        List<Call> all() {
            List<Call> all = new ArrayList<>(calls);
            all.addAll(repetitions);
            return all;
        }
    }

    Recording run() throws InterruptedException {
        if (random.nextBoolean()) {
            begin(0, script.first());
        }
        int left = setup.calls();
        int parcels = network.settled();
        while (left > 0 || !busy.isEmpty()) {
            int idle = left > 0 ? setup.callers() - busy.size() : 0;
            int event = random.nextInt(idle + parcels);
            if (event < idle) {
                begin(idle(event), script.next());
                left--;
            } else {
                network.advance(event - idle);
            }
            parcels = network.settled();
            if (broken != null) {
                throw new AssertionError(broken);
            }
        }
        while (parcels > 0 && random.nextInt(4) > 0) {
            network.advance(random.nextInt(parcels));
            parcels = network.settled();
        }
        look();
        return new Recording(List.copyOf(calls), network.repetitions());
    }

    /** What is stored in the end. */
    private void look() throws InterruptedException {
        network.calm();
        for (String key : script.keys()) {
            begin(0, new Asked.Get(key));
            while (network.settled() > 0) {
                network.advance(0);
            }
        }
    }

    /** The caller at this place among those who make no call. */
    private int idle(int place) {
        int left = place;
        for (int caller = 0; caller < setup.callers(); caller++) {
            if (!busy.contains(caller) && left-- == 0) {
                return caller;
            }
        }
        throw new IllegalStateException();
    }

    @SuppressWarnings("FutureReturnValueIgnored") // The network knows when it has ended.
    private void begin(int caller, Asked asked) {
        busy.add(caller);
        int began = network.began(caller, asked);
        CompletableFuture<Answer> answer = client.ask(caller, asked);
        answer.whenComplete((told, failure) -> {
            broken = failure == null ? broken : failure;
            Answer last = failure == null ? told : Answer.unknown();
            script.heard(asked, last);
            busy.remove(caller);
            calls.add(Call.recorded("caller " + caller, asked, began, network.time(), last));
            network.ended(caller, last);
        });
    }
}
