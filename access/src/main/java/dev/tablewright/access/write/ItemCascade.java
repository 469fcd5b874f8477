package dev.tablewright.access.write;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.Read;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.source.Name;
import java.util.Optional;

/**
 * The items that go when another is deleted. They are found by a query and deleted one by one: only few fit into the
 * transaction.
 *
 * @param child what is deleted, as the author wrote it
 * @param via the attribute of the child that refers to what is deleted
 * @param read the query that finds them; empty: none does
 * @param relationship the line that says how many there are, if there is one
 * @param most how many there can be of one parent; empty: nothing bounds them
 * @param actionsEach how many items one child takes along: itself, its guards, the counts in which it stands
 */
public record ItemCascade(
        Name child,
        String via,
        Optional<Read> read,
        Optional<Relationship> relationship,
        Optional<Long> most,
        int actionsEach) {

    /** Where they are found. */
    public Optional<Route> foundIn() {
        return read.map(Read::route);
    }

    /** How many there are on average, if the author said it. */
    public Optional<Long> fanout() {
        return relationship.flatMap(Relationship::fanout);
    }

    /** The most actions that it can come to; empty: nothing bounds them. */
    public Optional<Long> mostActions() {
        return most.map(children -> children * actionsEach);
    }
}
