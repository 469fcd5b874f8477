package dev.tablewright.runtime.history;

/**
 * A call as an observer recorded it.
 *
 * @param caller who made it; a caller makes one call at a time
 * @param began when it was made, on a clock that gives every event another time
 * @param ended when the caller was told the answer; {@link #NEVER} for an unknown outcome that may still take effect
 */
public record Call(String caller, Asked asked, int began, int ended, Answer answer) {

    public static final int NEVER = Integer.MAX_VALUE;

    /** The time at which an unknown outcome was reported says nothing about when it takes effect. */
    public static Call recorded(String caller, Asked asked, int began, int ended, Answer answer) {
        return new Call(caller, asked, began, answer instanceof Answer.Unknown ? NEVER : ended, answer);
    }

    /** A request that the network delivered once more, at this moment: it took effect then, or it changed nothing. */
    public static Call repeated(Asked asked, int at) {
        return new Call("network", asked, at, at, Answer.unknown());
    }

    /** The same call, if the caller had heard nothing. */
    Call forgotten() {
        return new Call(caller, asked, began, NEVER, Answer.unknown());
    }

    /** Whether an order has to contain it. */
    boolean isRequired() {
        return answer instanceof Answer.Done || answer instanceof Answer.Refused;
    }

    /** Whether it cannot have changed anything, if its answer is true. */
    boolean isHarmless() {
        return asked instanceof Asked.Get || answer instanceof Answer.Refused || answer instanceof Answer.Failed;
    }
}
