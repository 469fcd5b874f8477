package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TableType;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where an item is. */
record Place(TableType table, Map<String, AttributeValue> key) {}
