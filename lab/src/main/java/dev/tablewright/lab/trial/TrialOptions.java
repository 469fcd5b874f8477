package dev.tablewright.lab.trial;

import java.time.Duration;
import java.util.Set;

/**
 * How a trial is done.
 *
 * @param only the patterns and writes that are tried; none: all
 * @param prefix before the names of tables, which are made for the trial
 * @param keep whether the tables stay when it is over
 * @param patience how long a wrong answer may become right by itself: at DynamoDB itself, indexes follow a moment later
 */
public record TrialOptions(Set<String> only, String prefix, boolean keep, Duration patience) {

    public TrialOptions {
        only = Set.copyOf(only);
    }

    /** Everything, in tables that go afterwards. */
    public static TrialOptions all(String prefix) {
        return new TrialOptions(Set.of(), prefix, false, Duration.ZERO);
    }

    /** The same, of some patterns and writes only. */
    public TrialOptions of(Set<String> names) {
        return new TrialOptions(names, prefix, keep, patience);
    }

    boolean includes(String name) {
        return only.isEmpty() || only.contains(name);
    }
}
