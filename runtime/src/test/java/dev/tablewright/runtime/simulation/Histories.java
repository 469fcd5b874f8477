package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Judge;
import dev.tablewright.runtime.history.Store;
import dev.tablewright.runtime.history.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Histories by number: the same number of the same seed gives the same history. */
final class Histories {

    private final long seed;
    private final List<Sdk> plain = new ArrayList<>();
    private final List<Sdk> retrying = new ArrayList<>();

    Histories(long seed) {
        this.seed = seed;
        for (int caller = 0; caller < Setup.MOST_CALLERS; caller++) {
            plain.add(Sdk.of(caller, false));
            retrying.add(Sdk.of(caller, true));
        }
    }

    /** A history and what it was about. */
    record Played(int number, Setup setup, Simulation.Recording recording) {

        private Judge judge() {
            return new Judge(Store.empty(setup.thing().isVersioned()));
        }

        /** Whether every call took effect once or not at all, as the caller was told. */
        boolean isLinearizable() {
            return judge().isLinearizable(recording.calls());
        }

        /** Whether it is linearizable if requests that were done twice count twice. */
        boolean isExplained() {
            return judge().isLinearizable(recording.all());
        }

        /** What cannot have been so. */
        String counterexample() {
            return Timeline.of(judge().counterexample(recording.all()));
        }

        /** The same, and everything that happened. */
        String story() {
            return "history " + number + ", " + setup + "\n" + counterexample() + "found in\n"
                    + Timeline.of(recording.all());
        }
    }

    Played play(int number, Server server, UnaryOperator<Setup> change, Bug bug) throws InterruptedException {
        Random random = new Random(seed * 1_000_003 + number);
        Setup setup = change.apply(Setup.draw(random));
        Network network = new Network(server, random, setup.faults(), bug::seen);
        List<Sdk> clients = setup.retrying() ? retrying : plain;
        clients.forEach(client -> client.line().connect(network));
        Client client = bug.around(new RuntimeClient(setup, setup.thing(), clients));
        Simulation simulation = new Simulation(setup, random, network, client, Integer.toString(number));
        return new Played(number, setup, simulation.run());
    }

    Played play(int number) throws InterruptedException {
        return play(number, new MemoryServer(), setup -> setup, Bug.NONE);
    }
}
