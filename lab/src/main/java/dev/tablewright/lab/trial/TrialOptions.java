package dev.tablewright.lab.trial;

import java.util.Set;

/**
 * How a trial is done.
 *
 * @param only the patterns and writes that are tried; none: all
 * @param prefix before the names of tables, which are made for the trial
 * @param keep whether the tables stay when it is over
 */
public record TrialOptions(Set<String> only, String prefix, boolean keep) {

    public TrialOptions {
        only = Set.copyOf(only);
    }

    /** Everything, in tables that go afterwards. */
    public static TrialOptions all(String prefix) {
        return new TrialOptions(Set.of(), prefix, false);
    }

    boolean includes(String name) {
        return only.isEmpty() || only.contains(name);
    }
}
