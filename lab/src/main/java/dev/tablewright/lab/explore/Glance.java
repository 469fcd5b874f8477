package dev.tablewright.lab.explore;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * Some items, and what it took to see them.
 *
 * @param next from where it goes on, to be handed back; empty: this is the end
 * @param requests to DynamoDB, as people read them
 * @param read how many items DynamoDB looked at
 * @param units that it charged for it
 * @param count what was counted, if nothing but a number was asked for
 */
public record Glance(
        List<Sight> sights,
        Optional<String> next,
        List<String> requests,
        int read,
        BigDecimal units,
        Optional<Long> count) {

    public Glance {
        sights = List.copyOf(sights);
        requests = List.copyOf(requests);
    }
}
