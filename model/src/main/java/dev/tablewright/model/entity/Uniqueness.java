package dev.tablewright.model.entity;

import dev.tablewright.model.source.Name;
import java.util.List;

/**
 * That no two entities have the same value.
 *
 * @param within the attributes that set the scope (a slug is unique within its organisation); empty: everywhere
 */
public record Uniqueness(List<Name> within) {
    public Uniqueness {
        within = List.copyOf(within);
    }
}
