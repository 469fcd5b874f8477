package dev.tablewright.lab.trial;

/** Is told how far a trial has come. */
@FunctionalInterface
public interface TrialListener {

    /** Nobody listens. */
    TrialListener NONE = (stage, done, all) -> {};

    /** @param stage what is done now: {@code seeding}, or the name of a pattern or a write */
    void reached(String stage, long done, long all);
}
