package dev.tablewright.runtime.simulation;

import java.util.concurrent.CompletableFuture;

/** The connection of one caller. Clients take long to open, so they stay while networks come and go. */
final class Line {

    private final int caller;
    private volatile Network network;

    Line(int caller) {
        this.caller = caller;
    }

    void connect(Network other) {
        network = other;
    }

    /** @param answer what to do with it is settled before the request is sent: it may come at once */
    void send(Request request, CompletableFuture<Reply> answer) {
        network.send(caller, request, answer);
    }

    /** Does something when what is being done now is over. */
    void next(Runnable work) {
        network.next(work);
    }
}
