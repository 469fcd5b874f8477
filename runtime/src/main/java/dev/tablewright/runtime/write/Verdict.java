package dev.tablewright.runtime.write;

/** What it means that something that was demanded of an item does not hold. */
sealed interface Verdict {

    /** The write is refused. */
    record Refuse(Refusal refusal) implements Verdict {}

    /** Somebody changed what the plan relied upon: plan again. */
    record Changed() implements Verdict {}

    /** A parent whose number was to be kept is gone: plan again without. */
    record Gone(Place parent) implements Verdict {}

    /** A parent that was gone is there again: plan again with it. */
    record Back(Place parent) implements Verdict {}
}
