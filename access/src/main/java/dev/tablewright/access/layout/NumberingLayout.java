package dev.tablewright.access.layout;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How an entity gets a number of a sequence.
 *
 * @param attribute that is numbered
 * @param counter the key of the item that has the last number
 * @param last the attribute of that item with the number, as it is stored
 * @param parent whose item it is; empty: it is there for nothing else
 */
public record NumberingLayout(
        Entity entity, Attribute attribute, KeyLayout counter, String last, Optional<ParentLayout> parent) {

    /** The last number, where the sequence has an item of its own; a parent has a bound for it. Empty: there is always another. */
    public OptionalLong most() {
        return parent.isEmpty() && attribute.max().isPresent()
                ? OptionalLong.of(attribute.max().get())
                : OptionalLong.empty();
    }

    /** What is numbered: {@code Issue.number}. */
    public String name() {
        return entity.name() + "." + attribute.name();
    }
}
