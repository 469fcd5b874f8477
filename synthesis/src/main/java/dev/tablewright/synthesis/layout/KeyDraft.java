package dev.tablewright.synthesis.layout;

import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.List;

/**
 * A key of an entity on its way into a shared table, before it gets the words that tell it from others.
 *
 * @param origin the index that it was; for the key of a table, the entity; for a copy of that, the pattern that needs it
 * @param partition what finds the items; nothing if they all stand in one partition
 */
record KeyDraft(
        Name origin,
        boolean primary,
        List<KeyTerm> partition,
        List<KeyTerm> sort,
        Condition when,
        Projection projection) {

    KeyDraft {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /** The same values as the key of the table. */
    KeyDraft asPrimary(Name entity, List<KeyTerm> longerSort) {
        return new KeyDraft(entity, true, partition, longerSort, Condition.ALWAYS, new Projection.All());
    }

    /** The same values as an index of everything. */
    KeyDraft asIndex(Name reason) {
        return new KeyDraft(reason, false, partition, sort, Condition.ALWAYS, new Projection.All());
    }
}
