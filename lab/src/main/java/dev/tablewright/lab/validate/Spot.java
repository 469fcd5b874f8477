package dev.tablewright.lab.validate;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where an item is. Spots are equal if DynamoDB finds the same item there.
 *
 * @param table what it is called where it is
 */
record Spot(String table, Map<String, AttributeValue> key) {

    Spot {
        key = Canonical.of(key);
    }
}
