package dev.tablewright.synthesis.worth;

import java.util.List;

/**
 * A value that can make a key longer than DynamoDB takes.
 *
 * @param entity whose value it is
 * @param path every step to it, through the ids of other entities
 * @param occupant the items that have the key: those of the entity, or others that guard or count for it
 */
public record Oversized(String entity, List<String> path, String occupant) {
    public Oversized {
        path = List.copyOf(path);
    }
}
