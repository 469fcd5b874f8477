package dev.tablewright.access.write;

import java.util.List;

/**
 * An item that is read before it is written, since something that is written depends on what it holds.
 *
 * @param entity what is read
 * @param finding whether only its id is known, and a query of an index finds it
 * @param chance how often it is read
 * @param needed the attributes that nobody gives: all of them, if it moves to another key
 */
public record ItemRead(String entity, boolean finding, Chance chance, List<String> needed) {

    public ItemRead {
        needed = List.copyOf(needed);
    }
}
