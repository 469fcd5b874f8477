package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * A count or a sum over children that is kept in the parent: {@code Repo.stars: Star}.
 *
 * @param target the attribute of the parent that holds the result
 * @param source the entity that is counted or summed
 * @param summed the attribute that is summed; empty: it is a count
 * @param via the attribute of the source that refers to the parent
 * @param where which of the sources are taken
 * @param upkeep when it is brought up to date
 */
public record Aggregate(
        MemberName target, Name source, Optional<Name> summed, Name via, Condition where, Upkeep upkeep, Span span) {

    /** When an aggregate is brought up to date. */
    public enum Upkeep {
        /** In the transaction that writes the source: exact at every moment. */
        TRANSACTION,
        /** From the table's stream, a moment later: cheaper, and no hot item in the write path. */
        STREAM
    }
}
