package dev.tablewright.runtime.item;

import java.util.Map;
import java.util.Optional;
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
 */
public record Numbering(
        String name,
        String attribute,
        TableType table,
        Function<ItemReader, Map<String, AttributeValue>> counter,
        String last,
        Optional<Supplier<EntityType<?>>> parent) {}
