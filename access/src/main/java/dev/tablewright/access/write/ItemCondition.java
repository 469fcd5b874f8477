package dev.tablewright.access.write;

import dev.tablewright.model.entity.Condition;

/** What must hold of an item, or the whole write is refused. */
public sealed interface ItemCondition {

    /** There is no item with this key. */
    record Absent() implements ItemCondition {}

    /** There is one: DynamoDB's update would otherwise make a new item with nothing but what it sets. */
    record Present() implements ItemCondition {}

    /** A guard belongs to the entity that is written. */
    record Own() implements ItemCondition {}

    /** There is no such item, or something holds of it. */
    record AbsentOr(ItemCondition other) implements ItemCondition {}

    /** A value is what it was when it was read. */
    record Unchanged(String attribute) implements ItemCondition {}

    /** An addition does not make a number larger than the model allows. */
    record AtMost(String attribute, long most) implements ItemCondition {}

    /** What the author demands. */
    record Holds(Condition condition) implements ItemCondition {}
}
