package dev.tablewright.synthesis.candidate;

import java.util.List;

/**
 * Entities that stand in one partition, so that a pattern reads them together.
 *
 * @param pattern its name
 * @param place the name of the shared partition in an index; empty: the table
 * @param leaders entities that come before the others
 * @param followers the others
 * @param backwards whether the pattern reads from the greatest sort key
 * @param ordered whether the order matters at all
 */
public record Gathering(
        String pattern,
        String place,
        List<String> leaders,
        List<String> followers,
        boolean backwards,
        boolean ordered) {

    public Gathering {
        leaders = List.copyOf(leaders);
        followers = List.copyOf(followers);
    }

    /** The same elsewhere. */
    public Gathering at(String elsewhere) {
        return new Gathering(pattern, elsewhere, leaders, followers, backwards, ordered);
    }

    public boolean isInTable() {
        return place.isEmpty();
    }

    public boolean holds(String entity) {
        return leaders.contains(entity) || followers.contains(entity);
    }
}
