package dev.tablewright.lab.place;

import java.util.Set;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.interceptor.SdkExecutionAttribute;

/**
 * Lets requests through that read, and no others: whoever holds the client of a place that is read only cannot write by mistake. What is
 * new in DynamoDB is refused until somebody has looked at it.
 */
final class WriteRefusal implements ExecutionInterceptor {

    private static final Set<String> READS =
            Set.of("GetItem", "BatchGetItem", "TransactGetItems", "Query", "Scan", "GetCallerIdentity");

    private final String place;

    WriteRefusal(String place) {
        this.place = place;
    }

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        String operation = attributes.getAttribute(SdkExecutionAttribute.OPERATION_NAME);
        if (!isRead(operation)) {
            throw new PlaceException(
                    PlaceException.Kind.READ_ONLY,
                    place + " is read only here: " + operation
                            + " was not sent. Allow writes first, if they are meant");
        }
    }

    static boolean isRead(String operation) {
        return READS.contains(operation) || operation.startsWith("Describe") || operation.startsWith("List");
    }
}
