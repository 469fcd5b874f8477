package dev.tablewright.lab.data;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where the values of an attribute come from. */
@FunctionalInterface
interface Source {

    /**
     * @param chance the same for the same attribute of the same row
     * @return null: it is absent
     */
    AttributeValue at(Spot spot, Chance chance);
}
