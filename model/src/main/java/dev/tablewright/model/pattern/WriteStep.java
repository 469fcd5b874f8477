package dev.tablewright.model.pattern;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What a write does to one entity.
 *
 * @param sets the attributes that an update changes
 * @param adds numbers that are added to attributes of this or other entities
 * @param takesAlong the entities whose items go when this one is deleted
 * @param when what must hold, or nothing is written
 */
public record WriteStep(
        Action action,
        Name entity,
        List<Name> sets,
        List<Addition> adds,
        List<Name> takesAlong,
        Condition when,
        Span span) {

    public WriteStep {
        sets = List.copyOf(sets);
        adds = List.copyOf(adds);
        takesAlong = List.copyOf(takesAlong);
    }

    /** What is done. */
    public enum Action {
        /** A new entity; refused if it is there already. */
        CREATE,
        /** Attributes of an entity that is there. */
        UPDATE,
        /** The whole entity, there or not. */
        PUT,
        DELETE,
        /** Nothing is written; the entity must be there, and the conditions must hold. */
        CHECK
    }

    /**
     * {@code Customer.totalSpent: total}: an attribute of the written entity, or a number, is added; or subtracted, with a
     * minus before it.
     *
     * @param via the attribute of the written entity that refers to the other; empty if it is the written one itself
     */
    public record Addition(MemberName target, Optional<Name> via, Name amount) {}
}
