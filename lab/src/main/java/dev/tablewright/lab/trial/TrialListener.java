package dev.tablewright.lab.trial;

import java.util.List;

/** Is told how far a trial has come. */
@FunctionalInterface
public interface TrialListener {

    /** Nobody listens. */
    TrialListener NONE = (stage, done, all) -> {};

    /** @param stage what is done now: {@code seeding}, or the name of a pattern or a write */
    void reached(String stage, long done, long all);

    /** @param subject the pattern or write that asked DynamoDB for this, in this order or side by side */
    default void asked(String subject, List<Exchange> exchanges) {}
}
