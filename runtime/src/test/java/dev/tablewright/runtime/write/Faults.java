package dev.tablewright.runtime.write;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** A client between which and DynamoDB things go wrong. */
final class Faults {

    private static final Set<String> WRITES =
            Set.of("putItem", "updateItem", "deleteItem", "transactWriteItems", "batchWriteItem");

    /** What goes wrong with a request. */
    enum Fault {
        NONE,
        /** It was done, and the answer got lost. */
        LOST_ANSWER,
        /** It was not done, and nothing was heard. */
        LOST_REQUEST,
        /** It was done, and the answer is that something went wrong. */
        SERVER_ERROR,
        THROTTLED,
        CONFLICT,
        IN_PROGRESS,
        /** Half of a batch is left over. */
        UNPROCESSED
    }

    /** Says what goes wrong, for each write in its turn. */
    @FunctionalInterface
    interface Script {
        Fault next(String operation, Object request);
    }

    private Faults() {}

    /** Never more than two answers in a row get lost: there is always an end. */
    static DynamoDbClient atRandom(DynamoDbClient client, Random random, double share) {
        AtomicInteger lost = new AtomicInteger();
        return client(client, (operation, request) -> {
            if (random.nextDouble() >= share) {
                lost.set(0);
                return Fault.NONE;
            }
            boolean single = !(request instanceof TransactWriteItemsRequest);
            int which = random.nextInt(6);
            Fault fault = Fault.values()[1 + which];
            boolean silent = which < 3;
            if (silent && lost.incrementAndGet() > 2) {
                lost.set(0);
                return Fault.NONE;
            }
            return single && fault == Fault.IN_PROGRESS ? Fault.THROTTLED : fault;
        });
    }

    static DynamoDbClient client(DynamoDbClient client, Script script) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                Faults.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    boolean writes = WRITES.contains(method.getName()) && arguments.length == 1;
                    Fault fault = writes ? script.next(method.getName(), arguments[0]) : Fault.NONE;
                    before(fault, arguments);
                    if (fault == Fault.UNPROCESSED && arguments[0] instanceof BatchWriteItemRequest batch) {
                        return half(client, batch);
                    }
                    try {
                        Object answer = method.invoke(client, arguments);
                        after(fault);
                        return answer;
                    } catch (InvocationTargetException e) {
                        // A refusal can get lost like any other answer.
                        after(fault);
                        throw e.getCause();
                    }
                });
    }

    private static void before(Fault fault, Object[] arguments) {
        switch (fault) {
            case LOST_REQUEST -> throw SdkClientException.create("the connection broke");
            case THROTTLED ->
                throw ProvisionedThroughputExceededException.builder()
                        .message("too fast")
                        .statusCode(400)
                        .awsErrorDetails(AwsErrorDetails.builder()
                                .errorCode("ProvisionedThroughputExceededException")
                                .build())
                        .build();
            case IN_PROGRESS ->
                throw TransactionInProgressException.builder()
                        .message("still at it")
                        .statusCode(400)
                        .build();
            case CONFLICT -> {
                if (arguments[0] instanceof TransactWriteItemsRequest transaction) {
                    throw TransactionCanceledException.builder()
                            .message("cancelled")
                            .statusCode(400)
                            .cancellationReasons(Collections.nCopies(
                                    transaction.transactItems().size(),
                                    CancellationReason.builder()
                                            .code("TransactionConflict")
                                            .build()))
                            .build();
                }
                throw TransactionConflictException.builder()
                        .message("conflict")
                        .statusCode(400)
                        .build();
            }
            default -> {
                // Later, or never.
            }
        }
    }

    private static void after(Fault fault) {
        if (fault == Fault.LOST_ANSWER) {
            throw SdkClientException.create("the connection broke");
        }
        if (fault == Fault.SERVER_ERROR) {
            throw InternalServerErrorException.builder()
                    .message("something went wrong")
                    .statusCode(500)
                    .build();
        }
    }

    private static BatchWriteItemResponse half(DynamoDbClient client, BatchWriteItemRequest batch) {
        Map.Entry<String, List<WriteRequest>> all =
                batch.requestItems().entrySet().iterator().next();
        int middle = all.getValue().size() / 2;
        if (middle > 0) {
            client.batchWriteItem(request ->
                    request.requestItems(Map.of(all.getKey(), all.getValue().subList(0, middle))));
        }
        return BatchWriteItemResponse.builder()
                .unprocessedItems(Map.of(
                        all.getKey(),
                        all.getValue().subList(middle, all.getValue().size())))
                .build();
    }
}
