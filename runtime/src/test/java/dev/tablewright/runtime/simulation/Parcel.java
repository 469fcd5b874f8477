package dev.tablewright.runtime.simulation;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/** A request on its way, and the client that waits for the answer. */
final class Parcel {

    private final Track track;
    private final int number;
    private final Request request;
    private final Fault fault;
    private final CompletableFuture<Reply> answer;
    private int acts;
    private Reply reply;

    Parcel(Track track, Request request, CompletableFuture<Reply> answer, Fault fault) {
        this.track = track;
        this.number = track.sent();
        this.request = request;
        this.answer = answer;
        this.fault = fault;
    }

    Track track() {
        return track;
    }

    /** How many requests of the same call were sent before. */
    int number() {
        return number;
    }

    Request request() {
        return request;
    }

    /** What happens next. */
    Fault.Act next() {
        return fault.acts().get(acts);
    }

    boolean isOver() {
        return acts == fault.acts().size();
    }

    boolean isAwaited() {
        return !answer.isDone();
    }

    void executed(Reply given) {
        reply = given;
        acts++;
    }

    /** Tells the client something. Its code runs on, in this thread or in another. */
    void tell(UnaryOperator<Reply> seen) {
        switch (fault.acts().get(acts++)) {
            case TIME_OUT -> fail(new SocketTimeoutException("Read timed out"));
            case REFUSE_CONNECTION -> fail(new ConnectException("Connection refused"));
            case THROTTLE -> answer.complete(seen.apply(Reply.THROTTLED));
            case FAIL -> answer.complete(seen.apply(Reply.SERVER_ERROR));
            default -> answer.complete(seen.apply(reply));
        }
    }

    private void fail(IOException failure) {
        answer.completeExceptionally(failure);
    }
}
