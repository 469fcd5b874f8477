package dev.tablewright.lab.trial;

import java.math.BigDecimal;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A request to DynamoDB, and what came of it.
 *
 * @param operation its name in DynamoDB
 * @param index that it read; empty: the table
 * @param answer empty if it failed
 * @param read how many items were looked at, or written
 * @param returned how many came back
 * @param units that it consumed
 */
public record Exchange(
        String operation,
        Optional<String> index,
        DynamoDbRequest request,
        Optional<DynamoDbResponse> answer,
        int read,
        int returned,
        BigDecimal units) {

    static Exchange failed(String operation, DynamoDbRequest request) {
        return new Exchange(operation, Optional.empty(), request, Optional.empty(), 0, 0, BigDecimal.ZERO);
    }
}
