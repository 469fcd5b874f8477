package dev.tablewright.runtime.simulation;

import java.util.List;

/** What happens to a request on its way, act by act. Other requests come in between. */
enum Fault {
    NONE(Act.EXECUTE, Act.ANSWER),
    /** There is no connection. */
    NOT_SENT(Act.REFUSE_CONNECTION),
    /** It never arrives, and the client does not know. */
    REQUEST_LOST(Act.TIME_OUT),
    /** It is done, and the client does not hear of it. */
    ANSWER_LOST(Act.EXECUTE, Act.TIME_OUT),
    THROTTLED(Act.THROTTLE),
    /** The server fails before it does anything. */
    ERROR(Act.FAIL),
    /** The server fails after it was done. */
    ERROR_AFTERWARDS(Act.EXECUTE, Act.FAIL),
    /** It arrives after the client has given it up, and perhaps after the client has sent it again. */
    SLOW(Act.TIME_OUT, Act.EXECUTE),
    /** It arrives twice, the second time at any later moment. */
    DUPLICATE(Act.EXECUTE, Act.ANSWER, Act.EXECUTE);

    /** One thing that happens at one moment. */
    enum Act {
        EXECUTE,
        ANSWER,
        TIME_OUT,
        REFUSE_CONNECTION,
        THROTTLE,
        FAIL
    }

    private final List<Act> acts;

    Fault(Act... acts) {
        this.acts = List.of(acts);
    }

    List<Act> acts() {
        return acts;
    }
}
