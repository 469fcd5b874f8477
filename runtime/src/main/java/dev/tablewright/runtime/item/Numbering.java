package dev.tablewright.runtime.item;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Numbers 1, 2, 3 that new entities get.
 *
 * @param name what is numbered: {@code Ticket.number}; also the type of the item that keeps the last number
 * @param attribute the stored attribute that gets the number
 * @param table in which the last number is kept
 * @param counter the key of the item that keeps it; it depends on what the entity is given before it has a number
 * @param last the attribute of that item with the last number
 * @param parent the entity whose item it is, which has to be there; empty: an item for this purpose alone
 * @param most the last number of the sequence, if it has its own item; empty: there is always another. A parent has a range for it
 */
public record Numbering(
        String name,
        String attribute,
        TableType table,
        Function<ItemReader, Map<String, AttributeValue>> counter,
        String last,
        Optional<Supplier<EntityType<?>>> parent,
        OptionalLong most) {

    /** A sequence without an end. */
    public Numbering(
            String name,
            String attribute,
            TableType table,
            Function<ItemReader, Map<String, AttributeValue>> counter,
            String last,
            Optional<Supplier<EntityType<?>>> parent) {
        this(name, attribute, table, counter, last, parent, OptionalLong.empty());
    }
}
